/** Finds the country of an address. */
export interface Geo {
  /** ISO 3166-1, two letters; undefined for an address without a country, such as a private one. */
  countryOf(address: string): string | undefined;
}
