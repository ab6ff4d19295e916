import type { helpCentre, ValueOf } from '@lantern/contracts';

export type HelpSection = ValueOf<typeof helpCentre>[number];

/** Letters that Unicode does not take apart into a letter and a mark. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i' };

/** A letter as it is searched for: without its marks, small. May be none or several. */
const folded = (letter: string) =>
  [...letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    .map((part) => plain[part] ?? part)
    .join('');

/** The normalised words of a search. */
export const wordsOf = (search: string): string[] =>
  [...search].map(folded).join('').split(/\s+/).filter(Boolean);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The text of an article without its markup. Only searched, never shown as HTML. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A part of a text, and whether it was searched for. */
export type Piece = Readonly<{ text: string; hit: boolean }>;

/** The letters of a text that match a searched word; marks belong to their letter. */
function hitsIn(letters: readonly string[], words: readonly string[]): boolean[] {
  const forms = letters.map(folded);
  const owner = forms.flatMap((form, at) => Array.from(form, () => at));
  const all = forms.join('');
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      const [first = 0, last = 0] = [owner[at], owner[at + word.length - 1]];
      hits.fill(true, first, last + 1);
    }
  }
  return hits;
}

function piecesOf(letters: readonly string[], hits: readonly boolean[]): Piece[] {
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const hit = hits[at] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** A text in pieces, with what is searched for by itself. */
export function highlighted(text: string, words: readonly string[]): Piece[] {
  const letters = [...text.normalize('NFC')];
  return piecesOf(letters, hitsIn(letters, words));
}

/** How much of an article is shown around a match, in letters. */
const around = { before: 40, length: 160 };

/** The part of a text around the first thing that is searched for. */
function excerptOf(text: string, words: readonly string[]): Piece[] {
  const letters = [...text.normalize('NFC')];
  const hits = hitsIn(letters, words);
  const from = Math.max(0, hits.indexOf(true) - around.before);
  const to = from + around.length;
  const pieces = piecesOf(letters.slice(from, to), hits.slice(from, to));
  const cut = (text: string) => ({ text, hit: false });
  return [...(from > 0 ? [cut('… ')] : []), ...pieces, ...(to < letters.length ? [cut(' …')] : [])];
}

export interface Found {
  hash: string;
  title: Piece[];
  excerpt: Piece[];
}

/** The sections whose title or text has every searched word, ignoring case and marks. */
export function searchHelp(sections: readonly HelpSection[], search: string): Found[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return sections.flatMap(({ hash, title, content }) => {
    const text = plainText(content);
    const all = [...`${title} ${text}`].map(folded).join('');
    if (!words.every((word) => all.includes(word))) return [];
    return [{ hash, title: highlighted(title, words), excerpt: excerptOf(text, words) }];
  });
}
