import { Jobs } from './jobs/jobs.ts';
import { FigureRollUp } from './modules/figures/index.ts';
import { JackpotClock } from './modules/jackpot/index.ts';
import { OutboxRelay } from './modules/live/index.ts';
import { DrawClock, PaymentClock } from './modules/lottery/index.ts';
import { WalletClock } from './modules/vendor-wallet/index.ts';
import type { Site } from './site.ts';

/** Starts what a worker does by itself, until it is stopped. */
export async function startWorker(site: Site): Promise<{ stop(): Promise<unknown> }> {
  const jobs = new Jobs(site);
  await jobs.start();
  const repeated = [
    new OutboxRelay(site),
    new FigureRollUp(site),
    new DrawClock(site),
    new PaymentClock(site, 'small'),
    new PaymentClock(site, 'large'),
    new JackpotClock(site),
    new WalletClock(site),
  ];
  for (const each of repeated) each.start();
  return { stop: () => Promise.all([jobs, ...repeated].map((part) => part.stop())) };
}
