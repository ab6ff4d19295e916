import { count } from './numbers.ts';

export const profile = {
  /** Years of age that a birthday has to tell. */
  birthdayAge: count,
};
