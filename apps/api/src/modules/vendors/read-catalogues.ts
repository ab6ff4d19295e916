import type { VendorGame } from '../../ports/vendor-game.ts';
import { compareCatalogue, countGames, noteReading } from './catalogue.store.ts';
import { findUnread } from './connection.store.ts';
import type { VendorsContext } from './context.ts';
import { removeOldHealth } from './vendor-health.store.ts';

/** A list with less than half of a vendor's games is a failure, unless there are this few. */
const fewGames = 4;

/**
 * Reads what vendors publish. A game that is gone can't be opened any more; new and changed games
 * wait for staff. A vendor that does not answer, or whose list lacks most games, changes nothing.
 */
export async function readCatalogues(context: VendorsContext): Promise<void> {
  for (const vendor of allOf(context)) await readCatalogue(context, vendor);
  await removeOldHealth(context.db, context.clock.now());
}

/** Reads what newly connected vendors publish, so that staff need not wait for an hour. */
export async function readNewCatalogues(context: VendorsContext): Promise<void> {
  const unread = await findUnread(context.db);
  for (const vendor of allOf(context).filter(({ code }) => unread.includes(code)))
    await readCatalogue(context, vendor);
}

const allOf = ({ vendors, transferVendors }: VendorsContext) => [
  ...vendors.values(),
  ...transferVendors.values(),
];

async function readCatalogue(
  { db, clock, log }: VendorsContext,
  vendor: { code: string; games(): Promise<readonly VendorGame[]> },
): Promise<void> {
  const now = clock.now();
  const { code } = vendor;
  try {
    const games = await vendor.games();
    const known = await countGames(db, code);
    if (known >= fewGames ? games.length * 2 < known : games.length === 0 && known > 0) {
      log.error(
        { event: 'vendor_catalogue_short', vendor: code, games: games.length, known },
        'a vendor publishes far fewer games than before',
      );
      await noteReading(db, code, { now, games: games.length, problem: 'too_few' });
      return;
    }
    const open = await compareCatalogue(db, code, games, now);
    await noteReading(db, code, { now, games: games.length, problem: null });
    log.info({ event: 'vendor_catalogue', vendor: code, games: games.length, open }, 'catalogue');
  } catch (error) {
    log.warn({ event: 'vendor_silent', vendor: code, err: error }, 'a vendor published no games');
    await noteReading(db, code, { now, games: null, problem: 'silence' });
  }
}
