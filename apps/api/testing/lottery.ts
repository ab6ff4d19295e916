import { type BodyOf, endpoints, type placeSlip } from '@lantern/contracts';
import { advanceDraws, holdDraws } from '../src/modules/lottery/advance.ts';
import { freshName, type TestSite } from './test-site.ts';

type Slip = BodyOf<typeof placeSlip>;
type Line = Slip['tickets'][number]['lines'][number];

/** One note of K3 on the sum being 11 or more. */
export const big: Line = {
  play: 'sides',
  selection: 'big',
  unit: '1000000',
  multiple: 1,
  series: 1980,
};

/** A slip of K3 on some draws. */
export const slipOn = (draws: readonly string[], lines: Line[] = [big]): Slip => ({
  gameCode: 'k3-5',
  prizeMode: 'Elott',
  cardVersion: 1,
  tickets: draws.map((drawId) => ({ drawId, lines })),
});

/** Opens draws of some games only: chains of seeds cost time. */
export const onlyGames = (site: TestSite, codes: readonly string[]) =>
  site.asOwner(`update lottery_game set paused = code not in ('${codes.join("', '")}')`);

/**
 * Lets draws that close within half a minute close half a minute later: one that closes by the real
 * time during a test would take no ticket of it, or be drawn beside its own.
 */
const keepOpen = (site: TestSite) =>
  site.asOwner(
    `set local session_replication_role = replica;
     update lottery_draw set closes_at = closes_at + interval '30 seconds',
            draws_at = draws_at + interval '30 seconds'
      where state = 'open' and closes_at < now() + interval '30 seconds'`,
  );

/** The open draws of a game, the next one first. None closes in the next half minute. */
export async function openDraws(site: TestSite, gameCode = 'k3-5'): Promise<string[]> {
  await holdDraws(site.site);
  await keepOpen(site);
  const query = { gameCode, count: '20' };
  const { value } = await site.client.call(endpoints.openedLottery, { query });
  return value.games.flatMap(({ numeros }) => numeros.map(({ drawId }) => drawId));
}

export const place = (
  site: TestSite,
  token: string,
  slip: Slip,
  key = freshName(),
  host = 'localhost',
) => site.client.call(endpoints.placeSlip, { token, body: slip, key, host });

/** Moves a draw into the past, as if its closing time had come. */
export const letClose = (site: TestSite, drawId: string, seconds = 3) =>
  site.asOwner(
    `set local session_replication_role = replica;
     update lottery_draw set opens_at = opens_at - interval '1 day',
            committed_at = committed_at - interval '1 day',
            closes_at = date_trunc('milliseconds', now()) - interval '${seconds} seconds',
            draws_at = now() where id = '${drawId}'`,
  );

/** Lets time pass until the beacon has the round of every closed draw, and does what is due. */
export async function finish(site: TestSite, drawId: string): Promise<void> {
  await letClose(site, drawId);
  await advanceDraws(site.site);
  site.clock.turn({ minutes: 1 });
  await advanceDraws(site.site);
  await advanceDraws(site.site);
}
