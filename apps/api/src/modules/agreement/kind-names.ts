import type { AgreementKind } from '@lantern/rules/agreements';
import { textsOf } from '../../texts.ts';

/** The pages of the agent centre that have the names of the kinds. */
const pageOf = {
  dividend: 'agentDividend',
  dailySalary: 'agentDailySalary',
  hourlySalary: 'agentHourlySalary',
  realTimeSalary: 'agentRealTimeSalary',
} as const satisfies Record<AgreementKind, string>;

const agent = textsOf<{ page: Record<(typeof pageOf)[AgreementKind], string> }>('agent');

/** Names the kinds of agreements in a language. */
export function kindNames(language: string): (kind: AgreementKind) => string {
  const names = agent.get(language)?.page;
  return (kind) => names?.[pageOf[kind]] ?? kind;
}
