import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvFile, csvCount, csvOf, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from './agent-of.ts';
import { findLinks, type LinkRow } from './link.store.ts';

interface Own {
  note: string;
  visits: string;
  mostUses: string;
  rebate: string;
  expires: string;
  state: Record<Exclude<LinkRow['state'], 'open'>, string>;
}
interface Agent {
  team: { type: string; joined: string; types: Record<'member' | 'agent', string> };
  figures: Record<'registrations' | 'firstDeposits', string>;
}
const own = textsOf<Own>('downline');
const agent = textsOf<Agent>('agent');
const centre = textsOf<{ invite: { link: string } }>('centre');
const agreements = textsOf<{ state: { title: string } }>('agreements');

/**
 * All links of the agent with what came of them.
 * @throws Refusal feature_disabled
 */
export async function inviteLinksFile({ db }: Data, caller: SessionCaller): Promise<CsvFile> {
  const { language, brand } = caller;
  const agentId = agentOf(caller);
  const words = own.get(language);
  const { team, figures } = agent.get(language) ?? {};
  return csvOf(
    'links.csv',
    [
      [centre.get(language)?.invite.link, ({ code }) => code],
      [words?.note, ({ note }) => note],
      [
        team?.type,
        ({ type }) => team?.types[type === accountType.agent ? 'agent' : 'member'] ?? String(type),
      ],
      [
        agreements.get(language)?.state.title,
        ({ state }) => (state === 'open' ? '' : (words?.state[state] ?? state)),
      ],
      [words?.visits, ({ visits }) => csvCount(visits)],
      [figures?.registrations, ({ registrations }) => csvCount(registrations)],
      [words?.mostUses, ({ mostUses }) => (mostUses === null ? null : csvCount(mostUses))],
      [figures?.firstDeposits, ({ depositors }) => csvCount(depositors)],
      [
        words && `${words.rebate} (%)`,
        ({ rebate }) => (rebate === null ? null : csvCount(rebate / 100)),
      ],
      [words?.expires, ({ expiresAt }) => expiresAt && inZone(expiresAt, brand.timeZone)],
    ],
    inParts<LinkRow>(async (part) => (await findLinks(db, agentId, part)).rows),
  );
}
