import type { AgreementContext } from './context.ts';
import type { Settling } from './due.ts';
import { settleTeams } from './settle-teams.ts';
import { passQuietWindows, settleWindow } from './settle-window.ts';
import { findInForce, finishRun, type InForce, markSettled, startRun } from './settlement.store.ts';

/** An agreement ends with its upline's, so it always has a payer; it must not block the others. */
async function skip(
  { db, log }: AgreementContext,
  { period }: Settling,
  agreements: readonly InForce[],
): Promise<void> {
  if (agreements.length === 0) return;
  const ids = agreements.map(({ id }) => id);
  log.error(
    { event: 'agreements_without_payer', agreements: ids, period: period.start },
    'agreements without a payer were not settled',
  );
  await markSettled(db.pool, ids, period.end);
}

/** Settles one period of the agreements of a kind; what is settled already stays as it is. */
export async function settlePeriod(context: AgreementContext, settling: Settling): Promise<void> {
  const { db, clock } = context;
  const { period } = settling;
  const isRealTime = period.kind === 'realTimeSalary';
  if (isRealTime && (await passQuietWindows(context, settling))) return;
  await startRun(db.pool, period, clock.now());
  const found = await findInForce(db.pool, period);
  const hasPayer = ({ uplineId, uplineAgreement }: InForce) =>
    uplineId === null || uplineAgreement !== null;
  const agreements = found.filter(hasPayer);
  await skip(
    context,
    settling,
    found.filter((each) => !hasPayer(each)),
  );
  if (isRealTime) await settleWindow(context, settling, agreements);
  else await settleTeams(context, settling, agreements);
  await finishRun(db.pool, period, clock.now());
}
