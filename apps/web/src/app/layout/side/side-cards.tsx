import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Entry } from '../../../lib/menu/entry.tsx';
import type { SideCard } from '../../../lib/menu/manifest.ts';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { sideCards } from '../../../routes/side-manifests.ts';

interface CardProps extends Pick<SideCard, 'look'> {
  title: string;
  text: string;
  onClick: () => void;
}

function MenuCard({ look, title, text, onClick }: CardProps): ReactNode {
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        'flex w-full items-center gap-2 rounded-card px-4 py-3 text-start',
        'transition hover:brightness-105',
        look,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-label font-extrabold">{title}</span>
        <span className="block text-caption font-semibold">{text}</span>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 rtl:-scale-x-100" />
    </button>
  );
}

/** The banners of the side menu (NAV-08). */
export function SideCards({ narrow }: { narrow: boolean }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  if (narrow) {
    return (
      <ul className="flex flex-col gap-0.5 border-t border-border pt-3">
        {sideCards.map(({ order, icon, title, open }) => (
          <li key={order}>
            <Entry narrow icon={icon} label={title(t)} onPress={() => open(overlay)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {sideCards.map(({ order, look, title, text, open }) => (
        <MenuCard
          key={order}
          look={look}
          title={title(t)}
          text={text(t)}
          onClick={() => open(overlay)}
        />
      ))}
    </div>
  );
}
