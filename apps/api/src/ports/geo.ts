/** Knows where addresses belong to. */
export interface Geo {
  /**
   * ISO 3166-1, two letters; undefined for an address of no country, such as one of a home network.
   */
  countryOf(address: string): string | undefined;
}
