/** Tries how fast an address of a site answers. */
export interface LineSpeed {
  /**
   * Milliseconds until the site there said that it is alive; undefined where it did not. Never
   * throws.
   */
  measure(origin: string): Promise<number | undefined>;
}
