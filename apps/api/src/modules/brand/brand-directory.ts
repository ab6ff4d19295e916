import type { Database } from '../../db/database.ts';
import { loadBrands } from './brand.store.ts';
import type { Brand } from './brand.ts';

/** The brands of this install, kept in memory: every request asks for one. */
export class BrandDirectory {
  readonly #db: Database;
  #byHost = new Map<string, Brand>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Reads all brands anew. A brand whose settings do not fit keeps the others as they were. */
  async reload(): Promise<void> {
    const brands = await loadBrands(this.#db);
    this.#byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  }

  all(): Brand[] {
    return [...new Set(this.#byHost.values())];
  }

  /** By the `Host` of a request, with or without its port. */
  byHost(host: string): Brand | undefined {
    return this.#byHost.get(host) ?? this.#byHost.get(host.toLowerCase().replace(/:\d+$/, ''));
  }
}
