import { endpoints } from '@lantern/contracts';
import type { BareServer } from './bare-server.ts';
import { byTurns, load } from './measure.ts';
import { row, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const calls = [endpoints.gameMenus, endpoints.whitelabel, endpoints.siteSettings];

/** P1: a cached public call against bare Fastify that sends the same bytes. */
export async function measurePublicCalls(site: MeasuredSite, bare: BareServer, seconds: number): Promise<Table> {
  const rows = [];
  for (const call of calls) {
    const body = await (await fetch(site.url + call.path)).text();
    await bare.serve(call.path, body);
    const rates = await byTurns(3, {
      bare: () => load({ url: bare.url + call.path, seconds }),
      site: () => load({ url: site.url + call.path, seconds }),
    });
    rows.push(row(`${call.path} (${body.length} B)`, rates.site, rates.bare));
  }
  return { title: 'P1  cached public calls, against bare Fastify with the same bytes', target: '≥ 0.80', rows };
}
