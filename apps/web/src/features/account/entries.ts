import { mayOpenAgentCentre } from '@lantern/rules';
import {
  Gift,
  HeartHandshake,
  History,
  LogOut,
  type LucideIcon,
  Network,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, type Session } from '../../lib/session/session.ts';

export interface AccountEntry {
  icon: LucideIcon;
  /** The arrow of the icon goes along the text. */
  turns?: true;
  label: string;
  tone: 'normal' | 'danger';
  go: () => void;
}

/** What a member can do from the avatar (NAV-07). */
export function useAccountEntries(session: Session): AccountEntry[] {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const entry = (icon: LucideIcon, label: string, go: () => void): AccountEntry => ({
    icon,
    label,
    tone: 'normal',
    go,
  });
  const centre = entry(UserRound, t('account.centre'), () => overlay.openCentre('securityCenter'));
  const signOut: AccountEntry = {
    ...entry(LogOut, t('account.signOut'), () => overlay.open('logout')),
    turns: true,
    tone: 'danger',
  };
  // Rounds of a trial account are not kept, and it has no real money; the centre explains what it
  // needs.
  if (isTrial(session)) return [centre, signOut];
  return [
    centre,
    entry(ReceiptText, t('centre.transactionHistory'), () =>
      overlay.openCentre('transactionHistory'),
    ),
    entry(History, t('centre.personalHistoryCopy'), () =>
      overlay.openCentre('personalHistoryCopy'),
    ),
    entry(Gift, t('centre.rewardCenter'), () => overlay.openCentre('rewardCenter')),
    ...(mayOpenAgentCentre(session.isAgent)
      ? [entry(Network, t('overlay.agentCentre'), () => overlay.openAgent())]
      : []),
    entry(HeartHandshake, t('centre.protection'), () => overlay.openCentre('protection')),
    signOut,
  ];
}
