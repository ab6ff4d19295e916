import { artAddress } from '@lantern/ui/art-address';
import type { Data, Logged } from '../../contexts.ts';
import { findFirstBanners } from './brand.store.ts';
import type { Brand } from './brand.ts';

/** The addresses of a banner's art, for wide screens and for phones. */
export interface BannerArt {
  wide: string;
  compact: string;
}

interface Kept {
  readonly arts: ReadonlyMap<string, BannerArt>;
  readonly goodUntil: number;
}

const lifeMs = 30_000;

/**
 * The art at the top of a page, so that it can be sent with the page. Nobody waits for it: what is
 * not known yet is left out.
 */
export class FirstBanners {
  readonly #context: Data & Logged;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Set<string>();

  constructor(context: Data & Logged) {
    this.#context = context;
  }

  /**
   * That of the first banner of a group which everybody sees; what is older than half a minute is
   * read again meanwhile.
   */
  peek(brand: Brand, group: string): BannerArt | undefined {
    const kept = this.#kept.get(brand.id);
    if (!kept || kept.goodUntil <= this.#now()) void this.read(brand);
    return kept?.arts.get(group);
  }

  /** Reads those of a brand anew. Trouble is logged, and leaves what is known as it is. */
  async read({ id }: Brand): Promise<void> {
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    const { db, log } = this.#context;
    try {
      const rows = await findFirstBanners(db, id);
      // A member is not shown the one that leads to the registration.
      const arts = rows.filter(({ linkageType }) => linkageType !== 'register').map(artOf);
      this.#kept.set(id, { arts: new Map(arts), goodUntil: this.#now() + lifeMs });
    } catch (error) {
      log.warn(
        { event: 'first_banners_failed', err: error },
        'the first banners could not be read',
      );
    } finally {
      this.#underWay.delete(id);
    }
  }

  #now(): number {
    return this.#context.clock.now().getTime();
  }
}

const artOf = ({ groupName, art }: { groupName: string; art: string }): [string, BannerArt] => [
  groupName,
  { wide: artAddress('banner', art), compact: artAddress('banner-compact', art) },
];
