/** What the pages of all games have in common. */
export interface Shell {
  readonly head: string;
  /** The bar with the name, the balance and the buttons. */
  readonly bar: string;
  /** What lies over the game: the curtain and the sheets. */
  readonly end: string;
}

/**
 * A page with the shared parts in the places of their comments.
 * @throws Error for a page that has some of them only
 */
export function inShell(page: string, shell: Shell): string {
  const whole = Object.entries(shell).reduce(
    (text, [name, part]: [string, string]) => text.replace(`<!-- shell: ${name} -->`, () => part),
    page,
  );
  const missing = Object.keys(shell).filter((name) => !page.includes(`<!-- shell: ${name} -->`));
  if (missing.length > 0 && whole !== page)
    throw new Error(`The page has no place for ${missing.join(', ')}.`);
  return whole;
}
