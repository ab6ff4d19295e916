const minute = 60_000;
const day = 24 * 60 * minute;

/** Creating a formatter is slow, so there is one for each time zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/**
 * What the clocks of a time zone show at an instant, as milliseconds of a UTC date that shows the
 * same.
 */
export function wallTime(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const seconds = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return seconds + (((instant % 1000) + 1000) % 1000);
}

/** The first instant in a range at which the clocks show a time or a later one. */
function firstInstant(wall: number, zone: string, from: number, to: number): number {
  let [before, reached] = [from, to];
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (wallTime(middle, zone) >= wall) reached = middle;
    else before = middle;
  }
  return reached;
}

/**
 * The instant at which the clocks of a time zone show a time: the first one if they show it twice,
 * and the change of the clocks if they skip it.
 */
export function instantOf(wall: number, zone: string): number {
  const offsets = [wall - day, wall + day].map((at) => wallTime(at, zone) - at);
  const [earlier = 0, later = 0] = offsets.map((offset) => wall - offset);
  if (earlier === later) return earlier;
  const candidates = [earlier, later].sort((a, b) => a - b);
  const shown = candidates.find((at) => wallTime(at, zone) === wall);
  const [from = wall, to = wall] = candidates;
  return shown ?? firstInstant(wall, zone, from, to);
}
