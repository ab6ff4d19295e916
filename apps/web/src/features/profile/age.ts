import { ageOn, isBirthday } from '@lantern/rules';

/** The day where the member is, as `yyyy-MM-dd`. */
function dayOf(moment: Date, yearsBack = 0): string {
  const day = new Date(
    Date.UTC(moment.getFullYear() - yearsBack, moment.getMonth(), moment.getDate()),
  );
  return day.toISOString().slice(0, 10);
}

/** The latest birthday of a person of this age. */
export const bornBy = (years: number, now = new Date()): string => dayOf(now, years);

/** Whether a day can be a birthday, and is so many years back; the same rule as the site's. */
export const isOldEnough = (birthday: string, years: number, now = new Date()): boolean =>
  isBirthday(birthday, dayOf(now)) && ageOn(birthday, dayOf(now)) >= years;
