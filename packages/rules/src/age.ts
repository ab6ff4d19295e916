const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The earliest accepted year of birth. */
const oldest = 1900;

/** Checks that a text is a calendar day, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (shape.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(2000, 0, 1));
  at.setUTCFullYear(year, month - 1, day);
  return at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/**
 * The age in whole years on `today`; both days are `yyyy-MM-dd`. A birthday on 29 February counts
 * on 1 March of a common year.
 */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Checks that a day is a possible birthday of a living person on `today`. */
export const isBirthday = (day: string, today: string) =>
  isDay(day) && day <= today && Number(day.slice(0, 4)) >= oldest;
