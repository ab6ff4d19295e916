import type { Play, Problem, Selection } from '@lantern/rules/lottery';

/** One line of typed or pasted text, with what the play makes of it. */
export interface TypedLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly selection: Selection | undefined;
  readonly problems: readonly Problem[];
}

/** A line with more than this is named by its beginning. */
const shownText = 24;
/** So many lines are read at once; a slip has room for a hundred. */
export const mostTyped = 100;

export const shortText = (text: string): string =>
  text.length > shownText ? `${text.slice(0, shownText)}…` : text;

/** Reads each line as a selection of its own; empty lines do not count. */
export function readTyped(play: Play, text: string): TypedLine[] {
  return text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
    .slice(0, mostTyped)
    .map((line) => {
      const checked = play.parse(line.text);
      return checked.ok
        ? { ...line, selection: checked.selection, problems: [] }
        : { ...line, selection: undefined, problems: checked.problems };
    });
}
