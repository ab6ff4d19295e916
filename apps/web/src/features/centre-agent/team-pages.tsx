import { Button } from '@lantern/ui';
import { ArrowLeftRight, ChartNoAxesCombined, Coins, Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { DirectMembers } from './direct-members.tsx';
import { Frame } from './frame.tsx';

const ownRecords = {
  bets: 'personalHistoryCopy',
  profit: 'personalProfit',
  record: 'transactionHistory',
} as const;

/** To one of the agent's own records, as a member. */
function OwnRecord({ kind }: { kind: keyof typeof ownRecords }) {
  const { t } = useTranslation('agent');
  const { openCentre } = useOverlay();
  return (
    <Button kind="outline" onClick={() => openCentre(ownRecords[kind])}>
      {t(`action.${kind}`)}
    </Button>
  );
}

/** The page `agentTeamBetting`. */
export function TeamBetting() {
  return (
    <Frame
      page="agentTeamBetting"
      icon={Dices}
      known={<DirectMembers />}
      action={<OwnRecord kind="bets" />}
    />
  );
}

/** The page `agentProfitLoss`. */
export function ProfitLoss() {
  const action = <OwnRecord kind="profit" />;
  return (
    <Frame
      page="agentProfitLoss"
      icon={ChartNoAxesCombined}
      known={<DirectMembers />}
      action={action}
    />
  );
}

/** The page `agentIncome`. */
export function Income() {
  const { t } = useTranslation('agent');
  const action = <ContactButton kind="outline" label={t('action.contact')} />;
  return <Frame page="agentIncome" icon={Coins} known={<WalletCard tools />} action={action} />;
}

/** The page `agentTransaction`. */
export function Transactions() {
  const action = <OwnRecord kind="record" />;
  return (
    <Frame
      page="agentTransaction"
      icon={ArrowLeftRight}
      known={<WalletCard tools />}
      action={action}
    />
  );
}
