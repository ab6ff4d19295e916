import type { LiveEvent } from '@lantern/contracts';
import type { Log } from '../../contexts.ts';
import type { BrandDirectory } from '../brand/index.ts';

interface Options {
  brands: Pick<BrandDirectory, 'reload'>;
  log: Log;
  /** Drops the brand's cached replies. */
  forget(brandId: string): void;
  /** Notifies the brand's pages. */
  notify(brandId: string, event: LiveEvent): void;
}

/**
 * Applies changes of brands: reloads the settings, drops cached replies, and then notifies the
 * pages, so that they read the new state. Changes that arrive meanwhile are applied together.
 */
export class SiteChanges {
  readonly #options: Options;
  readonly #waiting = new Map<string, LiveEvent>();
  #working: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when the change has been applied; never rejects. */
  take(brandId: string, event: LiveEvent): Promise<void> {
    const known = this.#waiting.get(brandId);
    const together = known?.type === 'site_changed' && known.status ? known : event;
    this.#waiting.set(brandId, together);
    this.#working ??= this.#work();
    return this.#working;
  }

  async #work(): Promise<void> {
    const { brands, log, forget, notify } = this.#options;
    while (this.#waiting.size > 0) {
      const changes = [...this.#waiting];
      this.#waiting.clear();
      // With invalid settings the brands stay as they were, but other data may have changed.
      await brands
        .reload()
        .catch((error: unknown) =>
          log.error({ event: 'brands_failed', err: error }, 'brands could not be read'),
        );
      for (const [brandId, event] of changes) {
        forget(brandId);
        notify(brandId, event);
      }
    }
    this.#working = undefined;
  }
}
