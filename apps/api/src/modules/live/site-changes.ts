import type { LiveEvent } from '@lantern/contracts';
import type { Log } from '../../contexts.ts';
import type { BrandDirectory } from '../brand/index.ts';

interface Doers {
  brands: Pick<BrandDirectory, 'reload'>;
  log: Log;
  /** Drops what is kept of a brand. */
  forget(brandId: string): void;
  /** Tells the pages of a brand. */
  tell(brandId: string, event: LiveEvent): void;
}

/**
 * Takes up what has changed about brands: the settings are read anew, what was kept is dropped, and
 * only then are the pages told, so that one that asks at once sees the change. However many changes
 * come meanwhile, they are taken up together.
 */
export class SiteChanges {
  readonly #doers: Doers;
  readonly #waiting = new Map<string, LiveEvent>();
  #working: Promise<void> | undefined;

  constructor(doers: Doers) {
    this.#doers = doers;
  }

  /** Resolves, and never rejects, when the change has been taken up. */
  take(brandId: string, event: LiveEvent): Promise<void> {
    const known = this.#waiting.get(brandId);
    const together = known?.type === 'site_changed' && known.status ? known : event;
    this.#waiting.set(brandId, together);
    this.#working ??= this.#work();
    return this.#working;
  }

  async #work(): Promise<void> {
    const { brands, log, forget, tell } = this.#doers;
    while (this.#waiting.size > 0) {
      const changes = [...this.#waiting];
      this.#waiting.clear();
      // Settings that do not fit leave the brands as they were; what the tables show may have
      // changed all the same.
      await brands
        .reload()
        .catch((error: unknown) =>
          log.error({ event: 'brands_failed', err: error }, 'brands could not be read'),
        );
      for (const [brandId, event] of changes) {
        forget(brandId);
        tell(brandId, event);
      }
    }
    this.#working = undefined;
  }
}
