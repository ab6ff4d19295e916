/** One name as each part of the repository writes it. */
export interface Names {
  /** `prize-draw`, for files and addresses. */
  readonly file: string;
  /** `prizeDraw`, for values. */
  readonly value: string;
  /** `PrizeDraw`, for types. */
  readonly type: string;
  /** `Prize draw`, for people. */
  readonly title: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Throws if the name is not of lower-case words with hyphens. */
export function namesOf(file: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(file))
    throw new Error('A name has lower-case words with hyphens, such as prize-draw.');
  const words = file.split('-');
  const type = words.map(capital).join('');
  return {
    file,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: capital(words.join(' ')),
  };
}
