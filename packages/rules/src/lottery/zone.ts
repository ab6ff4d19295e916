const day = 86_400_000;

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant of a local time, in milliseconds since 1970. A time that a change of clocks skips is
 * moved by the change; of a time that comes twice it is the first.
 * @param date `yyyy-MM-dd`; `time` is `HH:mm` or `HH:mm:ss`
 */
export function instantOf(zone: string, date: string, time: string): number {
  const local = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  const [before, after] = [offsetAt(zone, local - day), offsetAt(zone, local + day)];
  const candidates = [local - before, local - after].filter(
    (instant) => instant + offsetAt(zone, instant) === local,
  );
  return candidates.length > 0 ? Math.min(...candidates) : local - before;
}
