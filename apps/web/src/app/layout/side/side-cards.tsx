import clsx from 'clsx';
import { ChevronRight, Crown, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { Entry } from './entry.tsx';

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
        'flex w-full items-center gap-2 rounded-card px-4 py-3 text-start transition hover:brightness-105',
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

/** The two banners of the side menu: invite friends, and the VIP club (NAV-08). */
export function SideCards({ narrow }: { narrow: boolean }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const invite = () => overlay.openCentre('referral');
  const vip = () => overlay.openCentre('rewardCenter');
  if (narrow) {
    return (
      <ul className="flex flex-col gap-0.5 border-t border-border pt-3">
        <li>
          <Entry narrow icon={UserPlus} label={t('invite.title')} onPress={invite} />
        </li>
        <li>
          <Entry narrow icon={Crown} label={t('vip.title')} onPress={vip} />
        </li>
      </ul>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <MenuCard
        look="bg-linear-to-r from-accent to-[#FFBE8A] text-on-accent rtl:bg-linear-to-l"
        title={t('invite.title')}
        text={t('invite.text')}
        onClick={invite}
      />
      <MenuCard
        look="bg-linear-to-r from-header to-brand text-on-header rtl:bg-linear-to-l dark:from-raised dark:to-brand-soft"
        title={t('vip.title')}
        text={t('vip.text')}
        onClick={vip}
      />
    </div>
  );
}
