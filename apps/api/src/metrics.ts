import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const calls = new Histogram({
  name: 'lantern_call_seconds',
  help: 'Time from a request to its reply, by call and status class.',
  labelNames: ['call', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const jobs = new Counter({
  name: 'lantern_jobs_total',
  help: 'Jobs that were run, by name and outcome.',
  labelNames: ['job', 'outcome'],
  registers: [registry],
});

const statusClass = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * Histogram rows by call and first digit of the status. Cached, because the library sorts and joins
 * the labels at each look-up.
 */
const rows = new Map<string, Histogram.Internal<'call' | 'status'>[]>();

function rowOf(call: string, digit: number): Histogram.Internal<'call' | 'status'> {
  const known = rows.get(call) ?? [];
  const row = calls.labels({ call, status: statusClass[digit] ?? 'other' });
  known[digit] = row;
  rows.set(call, known);
  return row;
}

export function observeCall(call: string, status: number, milliseconds: number): void {
  const digit = Math.floor(status / 100);
  const row = rows.get(call)?.[digit] ?? rowOf(call, digit);
  row.observe(milliseconds / 1000);
}

export const countJob = (job: string, outcome: 'done' | 'failed') => jobs.inc({ job, outcome });

const auditHolds = new Gauge({
  name: 'lantern_audit_holds',
  help: '1 when the chain of the audit log held at its last proof, 0 when it did not.',
  registers: [registry],
});
// A gauge starts at zero, which would report a broken log before the first proof.
auditHolds.remove();

export const observeAudit = (holds: boolean) => auditHolds.set(holds ? 1 : 0);

const work = new Counter({
  name: 'lantern_work_total',
  help: 'Challenges of proofs of work that were asked for, and proofs by outcome.',
  labelNames: ['brand', 'outcome'],
  registers: [registry],
});

/** The largest challenge of each brand, and the millisecond at which it is forgotten. */
const largest = new Map<string, { numbers: number; until: number }>();
const workKept = 600_000;

const workNumbers = new Gauge({
  name: 'lantern_work_numbers',
  help: 'The most numbers that a proof of work had to try in the last ten minutes.',
  labelNames: ['brand'],
  registers: [registry],
  collect: () => {
    workNumbers.reset();
    for (const [brand, { numbers, until }] of largest)
      if (until > performance.now()) workNumbers.set({ brand }, numbers);
  },
});

/** @param numbers the size of a challenge that is asked for now */
export function observeWork(
  brand: string,
  outcome: 'asked' | 'right' | 'wrong' | 'easy',
  numbers: number,
): void {
  work.inc({ brand, outcome });
  const now = performance.now();
  const known = largest.get(brand);
  if (!known || known.until <= now || numbers >= known.numbers)
    largest.set(brand, { numbers, until: now + workKept });
}
