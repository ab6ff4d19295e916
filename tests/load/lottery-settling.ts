import type pg from 'pg';
import { type Filling, fillDraw, settleByWorker } from './lottery-draws.ts';
import { fillSmallDraws, newsDuring } from './lottery-news.ts';
import { pageDuring } from './lottery-reads.ts';
import {
  settleOneByOne,
  settlePlainly,
  settleSameRows,
  settleSameRowsOneByOne,
} from './lottery-yardsticks.ts';
import { median, watchMemory } from './measure.ts';
import type { Placer } from './placers.ts';
import { plain } from './report.ts';
import type { MeasuredSite } from './site.ts';

/** Tickets of a draw that is settled while pages are read, and of one that a yardstick settles. */
const fewer = 100_000;
/** Tickets of a draw that is settled while small draws get their results. */
const loudest = 400_000;
/** Tickets that are settled one by one, which is slow. */
const oneByOne = 2000;

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;

/** A run takes minutes: what it has measured so far. */
export const say = (row: readonly string[]) => process.stderr.write(`  ${row.join('   ')}\n`);

/** P5: a draw that the worker settles, and what the same costs otherwise. */
export async function measureSettling(
  site: MeasuredSite,
  db: pg.Client,
  { tickets, players }: Filling,
  reader: Placer,
): Promise<string[][]> {
  const rows: string[][] = [];
  const note = (name: string, text: string) => {
    rows.push(plain(name, text));
    say(plain(name, text));
  };
  const beside = Math.min(tickets, fewer);

  await fillDraw(db, 'bench', { tickets, players });
  const settling = settleByWorker(db, 'bench', tickets);
  const [before, most] = await watchMemory(site.pidOf('worker'), settling);
  const settled = await settling;
  const ratio = (rate: number, digits: number) => (settled / rate).toFixed(digits);
  note('settled by the worker', perSecond(settled));
  note('memory of the worker', `${Math.round(before)} MB before, ${Math.round(most)} MB at most`);

  await fillDraw(db, 'looked', { tickets: beside, players });
  const pages = await pageDuring(site, 'looked', settleByWorker(db, 'looked', beside));
  note(
    'page of a draw that is being settled',
    `p99 ${Math.max(...pages.map(({ p99 }) => p99))} ms   ` +
      perSecond(median(pages.map(({ perSecond: rate }) => rate))),
  );

  const loud = Math.min(tickets, loudest);
  await fillSmallDraws(db, players);
  await fillDraw(db, 'loud', { tickets: loud, players });
  const heard = await newsDuring(site, reader, settleByWorker(db, 'loud', loud));
  note(
    'a draw of 1,000 beside a large one, until pages know',
    `${heard.map(Math.round).join(', ')} ms`,
  );

  const plainly = await settlePlainly(db, tickets, players);
  note('one statement, plain tables', `${perSecond(plainly)}   ratio ${ratio(plainly, 2)}`);
  await fillDraw(db, 'same', { tickets: beside, players });
  const same = await settleSameRows(db, 'same', beside);
  note("one statement, the site's rows", `${perSecond(same)}   ratio ${ratio(same, 2)}`);
  const slowly = await settleOneByOne(db, { tickets: oneByOne, players });
  note('one by one, plain tables', `${perSecond(slowly)}   ratio ${ratio(slowly, 1)}`);
  await fillDraw(db, 'singly', { tickets: oneByOne, players });
  const singly = await settleSameRowsOneByOne(db, 'singly', {
    tickets: oneByOne,
    worker: site.pidOf('worker'),
  });
  note("one by one, the site's rows", `${perSecond(singly)}   ratio ${ratio(singly, 1)}`);
  return rows;
}
