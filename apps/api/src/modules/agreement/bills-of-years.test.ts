import type { Queryable } from '@lantern/rows';
import { daysOf } from '@lantern/rules/agreements';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  dividend,
  settleAt,
  useAgreements,
  yesterday,
} from '../../../testing/agreements.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { findBills, findIncome, sumBills } from './bill.store.ts';

const site = useTestSite();
const brands = useAgreements(site);
/** Days before yesterday for which the downline has a bill. */
const earlier = 2000;
let upline: LineMember;
let brandId: string;

beforeAll(async () => {
  await brands.set('lantern', ['agreements', 'funding'], 'upline');
  await brands.switchOn('lantern', 'DIVIDEND3');
  upline = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  const downline = await LineMember.below(site, upline, { agent: true, balance: 0n });
  const at = new Date(yesterday().start.getTime() - 60_000);
  await agree(site, upline.id, dividend('40'), { at });
  await agree(site, downline.id, dividend('30'), { at, upline: upline.id });
  await settleAt(site);
  await site.asOwner(
    `set local session_replication_role = replica;
     insert into agreement_bill (id, agreement_id, brand_id, kind, agent_id, payer_id, currency,
                                 period_start, period_end, from_day, to_day, amount, owes,
                                 calculation, rules, settled_at, state, paid)
       select uuid_v7(), agreement_id, brand_id, kind, agent_id, payer_id, currency,
              period_start - n * interval '1 day', period_end - n * interval '1 day',
              from_day - n, to_day - n, 0, 0, calculation, rules, settled_at, 'paid', 0
         from agreement_bill, generate_series(1, ${earlier}) n where agent_id = '${downline.id}';
     analyze agreement_bill`,
  );
  brandId = (await site.query<{ id: string }>('select brand_id as id from agreement limit 1'))[0]
    ?.id as string;
});

/** How many bills some work reads. */
async function billsRead(work: (client: Queryable) => Promise<unknown>): Promise<number> {
  const client = await site.site.db.pool.connect();
  try {
    return await rowsRead(client, '^agreement_bill$', () => work(client));
  } finally {
    client.release();
  }
}

describe('P10 the bills of some days', () => {
  const day = daysOf(yesterday(), 'Asia/Ho_Chi_Minh').from;
  const days = { from: day, to: day };

  it('P10 are found without reading those of other years', async () => {
    const [agentId, uplineId] = [upline.id, upline.id];
    const page = { limit: 20, offset: 0 };
    const work: ((client: Queryable) => Promise<unknown>)[] = [
      (client) => findIncome(client, { agentId, ...days }),
      (client) => sumBills(client, { brandId, uplineId, ...days }),
      (client) => findBills(client, { brandId, uplineId, ...days }, page),
    ];
    for (const each of work) expect(await billsRead(each)).toBeLessThan(earlier / 20);
  });
});
