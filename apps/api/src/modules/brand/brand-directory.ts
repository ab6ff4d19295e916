import type { Database } from '../../db/database.ts';
import { loadBrands } from './brand.store.ts';
import type { Brand } from './brand.ts';
import { refuseBadTheme } from './refuse-bad-theme.ts';

/** An address with a higher one is none, and would be no address in a link either. */
const highestPort = 65_535;

/** The brands of this install, kept in memory: every request asks for one. */
export class BrandDirectory {
  readonly #db: Database;
  #byHost = new Map<string, Brand>();
  #begun = 0;
  #shown = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Reads all brands anew. Where the settings or the colours of one do not fit, all stay as they
   * were.
   * @throws Error that names the brand and what is wrong with it
   */
  async reload(): Promise<void> {
    this.#begun += 1;
    const turn = this.#begun;
    const brands = await loadBrands(this.#db);
    for (const brand of brands) refuseBadTheme(brand);
    // What was read before something that is known already is older than that.
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#byHost = new Map(
      brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)),
    );
  }

  all(): Brand[] {
    return [...new Set(this.#byHost.values())];
  }

  /** By the `Host` of a request, with or without its port. */
  byHost(host: string): Brand | undefined {
    const known = this.#byHost.get(host);
    if (known) return known;
    const [, name = '', port = '0'] = /^([^:]*)(?::(\d{1,5}))?$/.exec(host.toLowerCase()) ?? [];
    return Number(port) <= highestPort ? this.#byHost.get(name) : undefined;
  }
}
