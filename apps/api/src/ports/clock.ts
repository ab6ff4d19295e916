/** The time. Code that asks it can be tested at any moment. */
export interface Clock {
  now(): Date;
}
