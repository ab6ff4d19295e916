import { type BannerArt, bannerArt } from '../../banner-art.ts';
import type { Data, Logged } from '../../contexts.ts';
import { findFirstBanners, findNewcomerArt } from './brand.store.ts';
import type { Brand } from './brand.ts';

interface Cached {
  readonly arts: ReadonlyMap<string, BannerArt>;
  readonly goodUntil: number;
}

const lifeMs = 30_000;

/** The addresses of the registration form, which has a promotion above it and its banner below. */
export const registrationPages: readonly string[] = ['/register', '/register.html'];

/** The art at the top of a page, so that its preload can be sent with the page; never awaited. */
export class FirstBanners {
  readonly #context: Data & Logged;
  readonly #cache = new Map<string, Cached>();
  readonly #loading = new Set<string>();

  constructor(context: Data & Logged) {
    this.#context = context;
  }

  /**
   * The art at the top of a page that every visitor sees, if loaded: of the first banner of its
   * group, or of the first promotion beside the registration. Art older than half a minute is
   * loaded again in the background.
   */
  peek(brand: Brand, group: string): BannerArt | undefined {
    const cached = this.#cache.get(brand.id);
    if (!cached || cached.goodUntil <= this.#now()) void this.read(brand);
    return cached?.arts.get(group);
  }

  /** Loads a brand's art. An error is logged and keeps the current art. */
  async read({ id }: Brand): Promise<void> {
    if (this.#loading.has(id)) return;
    this.#loading.add(id);
    const { db, log } = this.#context;
    try {
      const now = this.#context.clock.now();
      const [rows, newcomer] = await Promise.all([
        findFirstBanners(db, id),
        findNewcomerArt(db, id, now),
      ]);
      const arts = new Map<string, BannerArt>();
      for (const { groupName, art, linkageType } of rows) {
        // Members do not see the banner that leads to the registration.
        if (linkageType !== 'register') arts.set(groupName, bannerArt(art));
      }
      for (const address of registrationPages) {
        arts.delete(address);
        if (newcomer) arts.set(address, bannerArt(newcomer));
      }
      this.#cache.set(id, { arts, goodUntil: this.#now() + lifeMs });
    } catch (error) {
      log.warn(
        { event: 'first_banners_failed', err: error },
        'the first banners could not be read',
      );
    } finally {
      this.#loading.delete(id);
    }
  }

  #now(): number {
    return this.#context.clock.now().getTime();
  }
}
