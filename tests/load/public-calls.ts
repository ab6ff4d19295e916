import { endpoints } from '@lantern/contracts';
import type { BareServer } from './bare-server.ts';
import { byTurns, load } from './measure.ts';
import { row, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

/** Headers that a server adds by itself. */
const own = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const calls = [endpoints.gameMenus, endpoints.whitelabel, endpoints.siteSettings];

/** P1: a cached public call, compared with bare Fastify that sends the same headers and body. */
export async function measurePublicCalls(
  site: MeasuredSite,
  bare: BareServer,
  seconds: number,
): Promise<Table> {
  const rows = [];
  for (const call of calls) {
    const reply = await fetch(site.url + call.path);
    const body = await reply.text();
    await bare.serve(
      call.path,
      body,
      Object.fromEntries([...reply.headers].filter(([name]) => !own.includes(name))),
    );
    const rates = await byTurns(3, {
      bare: () => load({ url: bare.url + call.path, seconds }),
      site: () => load({ url: site.url + call.path, seconds }),
    });
    rows.push(row(`${call.path} (${body.length} B)`, rates.site, rates.bare));
  }
  return {
    title: 'P1  cached public calls, against bare Fastify with the same bytes',
    target: '≥ 0.80',
    rows,
  };
}
