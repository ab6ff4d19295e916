const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A year before which nobody who is alive was born. */
const oldest = 1900;

/** Whether a text is a day of the calendar, as `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (shape.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(2000, 0, 1));
  at.setUTCFullYear(year, month - 1, day);
  return at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/**
 * Whole years between two days (`yyyy-MM-dd`): what somebody born on `birthday` answers on `today`
 * when asked for the age. Who was born on the 29th of February is a year older on the 1st of March
 * of a short year.
 */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whether a day can be the birthday of somebody who is alive on `today`. */
export const isBirthday = (day: string, today: string) =>
  isDay(day) && day <= today && Number(day.slice(0, 4)) >= oldest;
