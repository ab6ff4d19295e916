import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

/** The result of one load run. */
export interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
}

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  connections?: number;
  seconds: number;
  /** Makes each request; called just before it is sent. */
  make?: () => { path: string; headers: Record<string, string>; body?: string };
}

/** Sends as many requests as the server handles, for some seconds. */
export async function load({
  url,
  method = 'GET',
  headers = {},
  connections = 32,
  seconds,
  make,
}: Load): Promise<Rate> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        ...(make
          ? {
              setupRequest: (request) => {
                const made = make();
                return { ...request, ...made, headers: { ...request.headers, ...made.headers } };
              },
            }
          : {}),
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** The value below which a part of the values lies, such as 0.99 of them. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Runs several loads in turns, so that a slow moment of the machine affects all of them. Returns
 * the median of each.
 */
export async function byTurns<Name extends string>(
  rounds: number,
  runs: Record<Name, () => Promise<Rate>>,
): Promise<Record<Name, Rate>> {
  const names = Object.keys(runs) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as Rate[]])) as Record<
    Name,
    Rate[]
  >;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) seen[name].push(await runs[name]());
  const middle = (rates: Rate[]): Rate => ({
    perSecond: median(rates.map((rate) => rate.perSecond)),
    p50: median(rates.map((rate) => rate.p50)),
    p99: median(rates.map((rate) => rate.p99)),
    failures: rates.reduce((sum, rate) => sum + rate.failures, 0),
  });
  return Object.fromEntries(names.map((name) => [name, middle(seen[name])])) as Record<Name, Rate>;
}

/** The largest resident memory of a process while some work goes on, less that before it, in MB. */
export async function watchMemory(pid: number, work: Promise<unknown>): Promise<[number, number]> {
  const megabytes = () => {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * 4096) / 1_000_000;
  };
  const before = megabytes();
  let [most, over] = [before, false];
  void work.finally(() => {
    over = true;
  });
  while (!over) {
    most = Math.max(most, megabytes());
    await sleep(100);
  }
  await work;
  return [before, most];
}
