/**
 * Pattern letters by the part of a moment. `h` counts 24 hours; there is no letter for am and pm.
 */
const partOf = { y: 'year', M: 'month', d: 'day', h: 'hour', m: 'minute', s: 'second' } as const;
type Letter = keyof typeof partOf;

/** A run of one pattern letter: `yyyy`, `M`, `ss`. */
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
 * Formats a moment by a pattern of the letters y M d h m s, such as `yyyy-MM-dd hh:mm:ss`. The
 * length of a run is the minimum width, padded with zeros; `yy` is the year's last two digits.
 * Other characters stay.
 * @param timeZone an IANA name; the device's zone without it
 * @throws RangeError for an invalid moment or time zone
 */
export function formatDatePattern(instant: Date, pattern: string, timeZone?: string): string {
  const parts = partsOf(instant, timeZone);
  return pattern.replaceAll(runs, (run, letter: Letter) => {
    const figures = parts.get(partOf[letter]) ?? '';
    return run === 'yy' ? figures.slice(-2).padStart(2, '0') : figures.padStart(run.length, '0');
  });
}
