import type { Database } from '../../db/database.ts';
import { loadBrands } from './brand.store.ts';
import type { Brand } from './brand.ts';
import { refuseBadTheme } from './refuse-bad-theme.ts';

const highestPort = 65_535;

/** The brands of this install, in memory because every request needs one. */
export class BrandDirectory {
  readonly #db: Database;
  #byHost = new Map<string, Brand>();
  #started = 0;
  #applied = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Loads all brands again. When one has invalid settings or colours, none is replaced.
   * @throws Error that names the brand and the problem
   */
  async reload(): Promise<void> {
    this.#started += 1;
    const turn = this.#started;
    const brands = await loadBrands(this.#db);
    for (const brand of brands) refuseBadTheme(brand);
    // A reload that started later has finished first: its result is newer.
    if (turn < this.#applied) return;
    this.#applied = turn;
    this.#byHost = new Map(
      brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)),
    );
  }

  all(): Brand[] {
    return [...new Set(this.#byHost.values())];
  }

  /** By the `Host` of a request, with or without its port. */
  byHost(host: string): Brand | undefined {
    return this.#byHost.get(host) ?? this.#byHost.get(withoutPort(host));
  }

  /** What a host serves; undefined for a host of no brand. */
  servesAt(host: string): 'site' | 'console' | 'both' | undefined {
    const brand = this.byHost(host);
    if (!brand || brand.consoleHosts.length === 0) return brand && 'both';
    const isConsole = [host, withoutPort(host)].some((name) => brand.consoleHosts.includes(name));
    return isConsole ? 'console' : 'site';
  }
}

/** Empty for no port number. */
function withoutPort(host: string): string {
  const [, name = '', port = '0'] = /^([^:]*)(?::(\d{1,5}))?$/.exec(host.toLowerCase()) ?? [];
  return Number(port) <= highestPort ? name : '';
}
