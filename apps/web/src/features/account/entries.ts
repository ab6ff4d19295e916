import { History, LogOut, type LucideIcon, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';
import { isTrial, type Session } from '../../lib/session.ts';

export interface AccountEntry {
  icon: LucideIcon;
  /** The arrow of the icon goes along the text. */
  turns?: true;
  label: string;
  tone: 'normal' | 'danger';
  go: () => void;
}

/** What a member can do from the avatar: its pages, as far as they exist, and the way out (NAV-07). */
export function useAccountEntries(session: Session): AccountEntry[] {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const centre: AccountEntry = {
    icon: ShieldCheck,
    label: t('account.centre'),
    tone: 'normal',
    go: () => overlay.openCentre('securityCenter'),
  };
  const pages: AccountEntry[] = [
    { icon: UserRound, label: t('account.profile'), tone: 'normal', go: () => overlay.openCentre('profile') },
    { icon: Wallet, label: t('account.deposit'), tone: 'normal', go: () => overlay.openCentre('depositv2') },
    { icon: History, label: t('account.records'), tone: 'normal', go: () => overlay.openCentre('personalHistoryCopy') },
  ];
  const signOut: AccountEntry = {
    icon: LogOut,
    turns: true,
    label: t('account.signOut'),
    tone: 'danger',
    go: () => overlay.open('logout'),
  };
  // A trial account has no money of its own to pay in, and its rounds are not kept; the centre tells it what it needs.
  return isTrial(session) ? [centre, signOut] : [centre, ...pages, signOut];
}
