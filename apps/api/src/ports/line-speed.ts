/** Measures the response time of an address of a site. */
export interface LineSpeed {
  /** Milliseconds until the health check responded; undefined if it failed. Never throws. */
  measure(origin: string): Promise<number | undefined>;
}
