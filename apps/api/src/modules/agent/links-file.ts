import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { CsvCell, CsvFile } from '../../csv.ts';
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

/** Rows per read. */
const step = 500;

/**
 * All links of the agent with what came of them.
 * @throws Refusal feature_disabled
 */
export async function inviteLinksFile({ db }: Data, caller: SessionCaller): Promise<CsvFile> {
  const { language, brand } = caller;
  const agentId = agentOf(caller);
  const words = own.get(language);
  const { team, figures } = agent.get(language) ?? {};
  const columns = [
    ...[centre.get(language)?.invite.link, words?.note, team?.type],
    ...[agreements.get(language)?.state.title, words?.visits, figures?.registrations],
    ...[words?.mostUses, figures?.firstDeposits, words && `${words.rebate} (%)`, words?.expires],
  ].map((name) => name ?? '');
  const count = (number: number) => ({ number: String(number) });
  async function* lines(): AsyncGenerator<CsvCell[]> {
    for (let offset = 0, more = true; more; offset += step) {
      const { rows } = await findLinks(db, agentId, { limit: step, offset });
      for (const row of rows) {
        const { code, note, type, state, mostUses, rebate, expiresAt } = row;
        yield [
          ...[code, note],
          team?.types[type === accountType.agent ? 'agent' : 'member'] ?? String(type),
          state === 'open' ? '' : (words?.state[state] ?? state),
          ...[row.visits, row.registrations].map(count),
          ...[mostUses === null ? null : count(mostUses), count(row.depositors)],
          rebate === null ? null : count(rebate / 100),
          expiresAt && inZone(expiresAt, brand.timeZone),
        ];
      }
      more = rows.length === step;
    }
  }
  return { name: 'links.csv', columns, rows: lines() };
}
