import { mostTicketLines } from '@lantern/contracts';
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
export const shortText = (text: string): string =>
  text.length > shownText ? `${text.slice(0, shownText)}…` : text;

export interface Typed {
  readonly lines: readonly TypedLine[];
  /** The lines for which a slip has no room; they are not read. */
  readonly unread: readonly string[];
}

/** Reads each line as a selection of its own; empty lines do not count. */
export function readTyped(play: Play, text: string): Typed {
  const all = text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  const lines = all.slice(0, mostTicketLines).map((line) => {
    const checked = play.parse(line.text);
    return checked.ok
      ? { ...line, selection: checked.selection, problems: [] }
      : { ...line, selection: undefined, problems: checked.problems };
  });
  return { lines, unread: all.slice(mostTicketLines).map((line) => line.text) };
}
