import { StatusRow } from '@lantern/ui';
import { ChevronRight, Link2, type LucideIcon, Megaphone, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAgentRights } from '../../lib/member/agent-rights.ts';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { Rows, Section } from '../../lib/show/section.tsx';
import { DirectMembers } from './direct-members.tsx';
import { OverviewFigures } from './overview-figures.tsx';

/** The page `agentTeamOverview`: the team's figures, and where to go on. */
export default function Overview() {
  const { t } = useTranslation('agent');
  const { openAgent, openCentre } = useOverlay();
  const { assistant, rights = [] } = useAgentRights();
  const mayInvite = rights.includes('links') || rights.includes('accounts');
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <OverviewFigures />
      {!assistant && (
        <div className="grid gap-3 lg:grid-cols-2">
          <DirectMembers />
          <WalletCard tools className="h-full" />
        </div>
      )}
      <Section title={t('overview.ways')}>
        <Rows>
          {mayInvite && (
            <Way icon={Link2} text="account" onPress={() => openAgent('agentAccount')} />
          )}
          <Way icon={Megaphone} text="notices" onPress={() => openAgent('agentAnnouncement')} />
          {!assistant && (
            <Way
              icon={ReceiptText}
              text="record"
              onPress={() => openCentre('transactionHistory')}
            />
          )}
        </Rows>
      </Section>
    </div>
  );
}

interface WayProps {
  icon: LucideIcon;
  text: 'account' | 'notices' | 'record';
  onPress: () => void;
}

function Way({ icon: Icon, text, onPress }: WayProps) {
  const { t } = useTranslation('agent');
  return (
    <StatusRow
      className="relative pe-12 hover:bg-sunken md:pe-12"
      icon={<Icon size={20} />}
      title={
        <button type="button" onClick={onPress} className="text-start after:absolute after:inset-0">
          {t(`overview.${text}`)}
          <ChevronRight
            size={20}
            aria-hidden
            className="absolute end-4 top-1/2 -translate-y-1/2 text-text-3 rtl:-scale-x-100"
          />
        </button>
      }
      text={t(`overview.${text}Text`)}
    />
  );
}
