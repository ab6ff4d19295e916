import type { AgentRight } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';

/** The names of what an agent can grant: the pages that it opens. */
export function useRightNames(): Readonly<Record<AgentRight, string>> {
  const { t } = useTranslation(['agent', 'downline', 'session']);
  return {
    team: t('page.agentTeamManage'),
    figures: `${t('page.agentTeamOverview')}, ${t('page.agentProfitLoss')}`,
    bets: t('page.agentTeamBetting'),
    transactions: t('page.agentTransaction'),
    links: t('downline:links'),
    accounts: t('session:login.register'),
  };
}
