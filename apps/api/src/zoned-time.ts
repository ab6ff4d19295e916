const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    fractionalSecondDigits: 3,
    timeZoneName: 'longOffset',
  });
  formats.set(zone, made);
  return made;
}

/** An instant in a time zone with its offset: `2026-11-22T08:00:00.000+07:00`. */
export function inZone(at: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second, fractionalSecond, timeZoneName } = parts;
  const offset = timeZoneName?.slice('GMT'.length) || '+00:00';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${fractionalSecond}${offset}`;
}
