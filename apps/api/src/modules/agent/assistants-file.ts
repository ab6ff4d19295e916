import type { AgentRight } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { atOnce, type CsvFile, csvOf } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from './agent-of.ts';
import { findAssistants } from './assistant.store.ts';

type Page = 'TeamManage' | 'TeamOverview' | 'ProfitLoss' | 'TeamBetting' | 'Transaction';
interface Agent {
  page: Record<`agent${Page}`, string>;
  team: Record<'account' | 'joined' | 'disabled', string>;
}
const agent = textsOf<Agent>('agent');
const downline = textsOf<{ links: string; assistants: { rights: string } }>('downline');
const agreements = textsOf<{ state: { title: string; active: string } }>('agreements');
const sessions = textsOf<{ login: { register: string } }>('session');

/** The names of what an agent can grant: the pages that it opens. */
function rightNames(language: string): Record<AgentRight, string | undefined> {
  const page = agent.get(language)?.page;
  return {
    team: page?.agentTeamManage,
    figures: page && `${page.agentTeamOverview}, ${page.agentProfitLoss}`,
    bets: page?.agentTeamBetting,
    transactions: page?.agentTransaction,
    links: downline.get(language)?.links,
    accounts: sessions.get(language)?.login.register,
  };
}

/** @throws Refusal feature_disabled */
export async function assistantsFile({ db }: Data, caller: SessionCaller): Promise<CsvFile> {
  const { brand, language } = caller;
  const agentId = agentOf(caller);
  const team = agent.get(language)?.team;
  const state = agreements.get(language)?.state;
  const names = rightNames(language);
  return csvOf(
    'assistants.csv',
    [
      [team?.account, ({ account }) => account],
      [state?.title, ({ active }) => (active ? state?.active : team?.disabled)],
      [
        downline.get(language)?.assistants.rights,
        ({ rights }) => rights.map((right) => names[right] ?? right).join(' · '),
      ],
      [team?.joined, ({ createdAt }) => inZone(createdAt, brand.timeZone)],
    ],
    atOnce(() => findAssistants(db, agentId)),
  );
}
