/** Kinds of pictures with an address. */
export type ArtKind =
  | 'game'
  | 'vendor'
  | 'banner'
  | 'banner-compact'
  | 'avatar'
  | 'payment'
  | 'medal';

/** The version of all pictures; a test prints the new one when a picture changes. */
export const artVersion = '19g2m5u';

/**
 * The address of a picture. It carries the version of the art, so it can be cached forever.
 * @param id for a game or banner `<category>.<name>`, with `.<place in a list>` so that neighbours
 *   differ
 */
export const artAddress = (kind: ArtKind, id: string): string =>
  `/media/art/${kind}/${id}.svg?v=${artVersion}`;
