import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';
import { isTrial, useSession } from '../../lib/session.ts';
import { useSwitch } from '../../lib/site.ts';

interface CardProps {
  look: string;
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
        'flex items-center gap-2 rounded-card px-4 py-3 text-start transition hover:brightness-105',
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

/** The one thing that the side menu recommends: an account to a visitor, the betting record to a member. */
export function SideCard(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const session = useSession();
  const direct = useSwitch('DIRECTREG3');
  if (session && !isTrial(session)) {
    return (
      <MenuCard
        look="bg-linear-to-r from-header to-brand text-on-header dark:from-raised dark:to-brand-soft"
        title={t('check.title')}
        text={t('check.text')}
        onClick={() => overlay.openCentre('personalHistoryCopy')}
      />
    );
  }
  if (!direct) return null;
  return (
    <MenuCard
      look="bg-linear-to-r from-accent to-[#FFBE8A] text-on-accent"
      title={t('join.title')}
      text={t('join.text')}
      onClick={() => overlay.open('register')}
    />
  );
}
