import { endpoints } from '@lantern/contracts';
import type { BareServer } from './bare-server.ts';
import { byTurns, load } from './measure.ts';
import { credentialsOf, registerMemberAt } from './member.ts';
import { row, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const calls = [endpoints.memberInfo, endpoints.walletBalance];
const members = 64;

/** P2: calls with a session, by members in turn, compared with bare Fastify and a small JSON. */
export async function measureMemberCalls(
  site: MeasuredSite,
  bare: BareServer,
  seconds: number,
): Promise<Table> {
  const credentials: Record<string, string>[] = [];
  for (let nth = 0; nth < members; nth += 1)
    credentials.push(credentialsOf(await registerMemberAt(site.url)));
  const rows = [];
  for (const call of calls) {
    let nth = 0;
    const make = () => {
      nth += 1;
      return { path: call.path, headers: credentials[nth % members] ?? {} };
    };
    const body = await (await fetch(site.url + call.path, make())).text();
    await bare.serve(call.path, body);
    const rates = await byTurns(3, {
      bare: () => load({ url: bare.url, connections: members, seconds, make }),
      site: () => load({ url: site.url, connections: members, seconds, make }),
    });
    rows.push(row(`${call.path} (${body.length} B)`, rates.site, rates.bare));
  }
  return {
    title: `P2  calls of ${members} logged-in members, against bare Fastify with the same body`,
    target: '≥ 0.50',
    rows,
  };
}
