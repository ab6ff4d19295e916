import type { Brands, Data } from '../../contexts.ts';
import { isInMaintenance } from './status-of.ts';

/** Detects that a planned maintenance begins or ends, which is no change of data. */
export class MaintenanceWatch {
  readonly #context: Data & Brands;
  readonly #onChange: (brandId: string) => void;
  #closed: ReadonlySet<string>;

  /** @param onChange is called for a brand that has closed or opened since the last `look` */
  constructor(context: Data & Brands, onChange: (brandId: string) => void) {
    this.#context = context;
    this.#onChange = onChange;
    this.#closed = this.#closedNow();
  }

  look(): void {
    const before = this.#closed;
    this.#closed = this.#closedNow();
    for (const id of new Set([...before, ...this.#closed])) {
      if (before.has(id) !== this.#closed.has(id)) this.#onChange(id);
    }
  }

  #closedNow(): Set<string> {
    const closed = this.#context.brands
      .all()
      .filter((brand) => isInMaintenance(this.#context, brand));
    return new Set(closed.map(({ id }) => id));
  }
}
