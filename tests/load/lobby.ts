import { endpoints } from '@lantern/contracts';
import pg from 'pg';
import { seedCatalogue } from './catalogue.ts';
import { byTurns, load } from './measure.ts';
import type { Table } from './report.ts';
import { type MeasuredSite, startMeasuredSite } from './site.ts';

const few = 100;
const many = 10_000;
const connections = 8;

/**
 * What a player asks the lobby for. Replies are of one size on both sites, so that the rows compare
 * finding games and not writing them: with 100 games, a vendor has one or two, and 20 pass the
 * filters.
 */
const questions: Record<string, { path: string; query: Record<string, string> }> = {
  'all games': { path: endpoints.gameList.path, query: { sort: 'popular' } },
  'page 3': { path: endpoints.gameList.path, query: { sort: 'popular', pageNo: '3' } },
  category: { path: endpoints.gameList.path, query: { gameType: 'RNG', sort: 'popular' } },
  vendor: { path: endpoints.gameList.path, query: { vassalage: 'V07', pageSize: '1' } },
  filters: {
    path: endpoints.gameList.path,
    query: {
      ...{ gameType: 'RNG', gameClassify: 'slot', minBet: '1000', minLineNum: '20' },
      pageSize: '20',
    },
  },
  newest: { path: endpoints.gameList.path, query: { sort: 'new' } },
  search: { path: endpoints.gameList.path, query: { gameName: 'golden dragon' } },
  'search with a typo': { path: endpoints.gameList.path, query: { gameName: 'goldn dargon' } },
  menus: { path: endpoints.gameMenus.path, query: {} },
};

async function fill(site: MeasuredSite, games: number): Promise<void> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  try {
    await seedCatalogue(db, games);
  } finally {
    await db.end();
  }
}

let asked = 0;
/** Each request has another address, so that none is answered from the cache of replies. */
const fresh = ({ path, query }: { path: string; query: Record<string, string> }) => {
  asked += 1;
  const search = new URLSearchParams({ ...query, channel: String(asked) });
  return { path: `${path}?${search}`, headers: { 'accept-language': 'en' } };
};

/** The lobby with 10,000 games of 60 vendors, compared with a second site that has 100. */
export async function measureLobby(site: MeasuredSite, seconds: number): Promise<Table> {
  const small = await startMeasuredSite();
  try {
    await fill(small, few);
    await fill(site, many);
    const rows = [];
    for (const [name, question] of Object.entries(questions)) {
      const ask = (url: string) => () =>
        load({ url, connections, seconds, make: () => fresh(question) });
      const rates = await byTurns(3, { few: ask(small.url), many: ask(site.url) });
      const failures = rates.few.failures + rates.many.failures;
      rows.push([
        name,
        `${few}: ${Math.round(rates.few.perSecond)}/s`,
        `${many.toLocaleString('en')}: ${Math.round(rates.many.perSecond)}/s`,
        `p50 ${rates.many.p50} ms`,
        `${(rates.few.perSecond / rates.many.perSecond).toFixed(2)} of the time`,
        failures > 0 ? `${failures} failed` : '',
      ]);
    }
    return {
      title: `Lobby  without cached replies, ${connections} at a time`,
      target: '≤ 2 times the time',
      rows,
    };
  } finally {
    await small.stop();
  }
}
