import { askSource } from './ask-source.ts';
import type { LotteryOfficeContext } from './context.ts';
import { findReadable, noteReading, type ReadDraw, takeAgreed } from './reading.store.ts';

/** Asks all sources about a draw, and takes their result if they agree. */
async function readDraw(context: LotteryOfficeContext, draw: ReadDraw): Promise<void> {
  const { db, log, resultSources } = context;
  const { drawId } = draw;
  const noted = await Promise.all(
    resultSources.map(async (source) => {
      const said = await askSource(source, draw);
      return said ? noteReading(db, { drawId, source: source.name, ...said }) : false;
    }),
  );
  if (draw.state !== 'closed') return;
  const verdict = await takeAgreed(db, drawId);
  if (verdict === 'drawn') log.info({ event: 'province_drawn', drawId }, 'the sources agree');
  if (verdict === 'differ' && noted.includes(true))
    log.warn({ event: 'province_results_differ', drawId }, 'the sources of a result differ');
}

/** Fetches the results of province draws, each draw on its own: one that fails delays no other. */
export async function fetchResults(context: LotteryOfficeContext): Promise<void> {
  for (const draw of await findReadable(context.db)) {
    try {
      await readDraw(context, draw);
    } catch (error) {
      context.log.error(
        { event: 'province_result_failed', drawId: draw.drawId, err: error },
        'a province draw could not be read',
      );
    }
  }
}
