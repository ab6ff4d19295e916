import type { Brands, Data } from '../../contexts.ts';
import { isInMaintenance } from './status-of.ts';

/**
 * Notices that the window of a maintenance begins or ends by itself, which no change of data tells.
 */
export class MaintenanceWatch {
  readonly #context: Data & Brands;
  readonly #tell: (brandId: string) => void;
  #closed: ReadonlySet<string>;

  /** @param tell is called with the id of a brand that has closed or opened since the last look */
  constructor(context: Data & Brands, tell: (brandId: string) => void) {
    this.#context = context;
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
    const closed = this.#context.brands
      .all()
      .filter((brand) => isInMaintenance(this.#context, brand));
    return new Set(closed.map(({ id }) => id));
  }
}
