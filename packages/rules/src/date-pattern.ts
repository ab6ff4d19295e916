/**
 * The letters of a pattern, by the names that the parts of a moment have. `h` counts all 24 hours;
 * there is no letter for halves of a day.
 */
const partOf = { y: 'year', M: 'month', d: 'day', h: 'hour', m: 'minute', s: 'second' } as const;
type Letter = keyof typeof partOf;

/** A run of one of the letters: `yyyy`, `M`, `ss`. */
const runs = /([yMdhms])\1*/g;

function partsOf(instant: Date, timeZone: string | undefined): ReadonlyMap<string, string> {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
    hourCycle: 'h23',
    timeZone,
  });
  return new Map(
    format
      .formatToParts(instant)
      .map(({ type, value }) => [type, String(Number.parseInt(value, 10))]),
  );
}

/**
 * Writes a moment by a pattern of the letters y M d h m s, such as `yyyy-MM-dd hh:mm:ss`. A run of
 * letters is at least as wide as it is long, filled with zeros; `yy` is the last two figures of the
 * year. All else stands as it is.
 * @param timeZone an IANA name; without it, the zone of the device
 * @throws RangeError for what is no moment or no zone
 */
export function formatDatePattern(instant: Date, pattern: string, timeZone?: string): string {
  const parts = partsOf(instant, timeZone);
  return pattern.replaceAll(runs, (run, letter: Letter) => {
    const figures = parts.get(partOf[letter]) ?? '';
    return run === 'yy' ? figures.slice(-2).padStart(2, '0') : figures.padStart(run.length, '0');
  });
}
