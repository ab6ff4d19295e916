import { unreadable } from '@lantern/rules';

/** Everything that is neither a line break, a tab nor printable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/**
 * The text of a file in UTF-8, without the byte order mark, with `\n` at the end of each line.
 * @throws StatementProblem for other encodings and for characters that no statement has
 */
export function decodeStatement(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('encoding', lineAt(text, Math.max(0, text.indexOf('\ufffd'))));
  }
  const odd = text.search(unprintable);
  if (odd >= 0) throw unreadable('unprintable', lineAt(text, odd));
  if (text.trim() === '') throw unreadable('empty', 1);
  return text;
}
