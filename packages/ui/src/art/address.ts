/** Kinds of pictures that have an address of their own. */
export type ArtKind =
  | 'game'
  | 'vendor'
  | 'banner'
  | 'banner-compact'
  | 'avatar'
  | 'payment'
  | 'medal';

/**
 * Names the look of all pictures together. A test tells the new name when a picture has changed.
 */
export const artVersion = '64lv9a';

/**
 * The address of a picture. It carries the version of the art, so that it may be kept for ever: a
 * picture that has changed has another address.
 * @param id for a game or a banner `<category>.<name>`, with `.<place in a list>` where neighbours
 *   should look unlike
 */
export const artAddress = (kind: ArtKind, id: string): string =>
  `/media/art/${kind}/${id}.svg?v=${artVersion}`;
