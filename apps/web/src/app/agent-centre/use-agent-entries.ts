import { agreementSettings, type ValueOf } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AgentPage, agentPageKeys } from '../../lib/overlay.ts';
import { queryOf } from '../../lib/queries.ts';
import type { CentreEntry } from '../centre-frame/entries.ts';
import { agentPages } from './agent-pages.ts';

/** The pages that a brand has only with that kind of agreement. */
const neededFor: Partial<Record<AgentPage, keyof ValueOf<typeof agreementSettings>>> = {
  agentDividend: 'dividend',
  agentDailySalary: 'dailySalary',
  agentHourlySalary: 'hourlySalary',
  agentRealTimeSalary: 'realTimeSalary',
};

/**
 * The menu of the agent centre in its order (NAV-10). What depends on the brand's agreements joins
 * when they are known.
 */
export function useAgentEntries(): CentreEntry<AgentPage>[] {
  const { t } = useTranslation('agent');
  const { data: agreements } = useQuery(queryOf(agreementSettings));
  const isThere = (key: AgentPage) => {
    const needed = neededFor[key];
    return needed === undefined || agreements?.[needed] === true;
  };
  return agentPageKeys
    .filter(isThere)
    .map((key) => ({ key, title: t(`page.${key}`), ...agentPages[key] }));
}
