import type { OutsideResult, outsideResults, QueryOf, ValueOf } from '@lantern/contracts';
import type { LotteryOfficeContext } from './context.ts';
import { listResults } from './result.store.ts';

const moment = (at: Date | string): string => new Date(at).toISOString();

/** Province draws that need staff, wait for their sources, or have a result. */
export async function listOutsideResults(
  { db }: LotteryOfficeContext,
  { show, ...paging }: QueryOf<typeof outsideResults>,
): Promise<ValueOf<typeof outsideResults>> {
  const { list, total } = await listResults(db, show, paging);
  return {
    list: list.map(
      ({ drawsAt, overdueAt, readings, taken, ...one }): OutsideResult => ({
        ...one,
        drawsAt: moment(drawsAt),
        overdueAt: moment(overdueAt),
        readings: readings.map((reading) => ({ ...reading, at: moment(reading.at) })),
        taken: taken.map((result) => ({ ...result, at: moment(result.at) })),
      }),
    ),
    total,
    totalPages: Math.ceil(total / paging.pageSize),
  };
}
