import { endpoints } from '@lantern/contracts';
import type { BareServer } from './bare-server.ts';
import { byTurns, load } from './measure.ts';
import { registerMemberAt } from './member.ts';
import { row, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const calls = [endpoints.memberInfo, endpoints.walletBalance];

/** P2: a call that asks for a session, against bare Fastify with a small JSON. */
export async function measureMemberCalls(site: MeasuredSite, bare: BareServer, seconds: number): Promise<Table> {
  const { token } = await registerMemberAt(site.url);
  const headers = { authorization: `Bearer ${token}` };
  const rows = [];
  for (const call of calls) {
    const body = await (await fetch(site.url + call.path, { headers })).text();
    await bare.serve(call.path, body);
    const rates = await byTurns(3, {
      bare: () => load({ url: bare.url + call.path, headers, seconds, connections: 64 }),
      site: () => load({ url: site.url + call.path, headers, seconds, connections: 64 }),
    });
    rows.push(row(`${call.path} (${body.length} B)`, rates.site, rates.bare));
  }
  return { title: 'P2  calls of a logged-in member, against bare Fastify with the same bytes', target: '≥ 0.50', rows };
}
