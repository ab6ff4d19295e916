import type { Site } from '../../site.ts';
import { isInMaintenance } from './status-of.ts';

type Watched = Pick<Site, 'brands' | 'clock'>;

/**
 * Notices that the window of a maintenance begins or ends by itself, which no change of data tells.
 */
export class MaintenanceWatch {
  readonly #site: Watched;
  readonly #tell: (brandId: string) => void;
  #closed: ReadonlySet<string>;

  /** @param tell is called with the id of a brand that has closed or opened since the last look */
  constructor(site: Watched, tell: (brandId: string) => void) {
    this.#site = site;
    this.#tell = tell;
    this.#closed = this.#closedNow();
  }

  look(): void {
    const before = this.#closed;
    this.#closed = this.#closedNow();
    for (const id of new Set([...before, ...this.#closed])) {
      if (before.has(id) !== this.#closed.has(id)) this.#tell(id);
    }
  }

  #closedNow(): Set<string> {
    const closed = this.#site.brands.all().filter((brand) => isInMaintenance(this.#site, brand));
    return new Set(closed.map(({ id }) => id));
  }
}
