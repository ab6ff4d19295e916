/** The tokens that a group may have. */
export interface Tokens {
  /** The place of a token in the order of the group; undefined if it is not one of them. */
  readonly order: (token: string) => number | undefined;
  /** How many there are. */
  readonly count: number;
  /** Each has one character, so that `123` means three of them. */
  readonly areSingle: boolean;
  /** All of them in their order. */
  readonly list: () => readonly string[];
}

export function tokensOf(all: readonly string[]): Tokens {
  const places = new Map(all.map((token, index) => [token, index]));
  return {
    order: (token) => places.get(token),
    count: all.length,
    areSingle: all.every((token) => token.length === 1),
    list: () => all,
  };
}

/** All numbers with exactly so many digits, such as 000 to 999. */
export const numbersOf = (length: number): Tokens => ({
  order: (token) => (token.length === length && /^\d+$/.test(token) ? Number(token) : undefined),
  count: 10 ** length,
  areSingle: length === 1,
  list: () =>
    Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0')),
});

export const digits: Tokens = numbersOf(1);
