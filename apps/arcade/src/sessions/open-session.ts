import { randomBytes, randomUUID } from 'node:crypto';
import type { authenticateValue } from '@lantern/contracts/seamless-wallet';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { games, playableOf } from '../games/index.ts';
import { Refusal } from '../refusal.ts';
import { findOpenRound, lastRounds } from '../rounds/round.store.ts';
import { viewOf } from '../rounds/round-view.ts';
import { readSitting } from '../rounds/sitting.store.ts';
import { ensureSeeds, getCommitment } from '../seeds/seed.store.ts';
import type { LimitsView, OpenView } from '../wire/replies.ts';
import { insertSession } from './session.store.ts';

const shownRounds = 10;

/**
 * Exchanges the site's launch token for a session of one game.
 * @throws Refusal launch_token_invalid, player_blocked, unavailable
 */
export async function openSession(
  context: Context,
  launchToken: string,
  game: string,
): Promise<OpenView> {
  const { database, operator } = context;
  const answer = await operator.authenticate({ token: launchToken });
  if (answer.kind !== 'accepted') {
    context.log.warn({ answer }, 'the site did not open a session');
    throw new Refusal(reasonOf(answer.kind === 'refused' ? answer.code : undefined));
  }
  const { playerId, sessionToken, currency, digits, balance, language, nickname, trial } =
    answer.value;
  const jackpot = trial ? undefined : answer.value.jackpot;
  const free = freeRoundsOf(game, answer.value);
  const session = randomBytes(32).toString('base64url');
  const opened = {
    id: randomUUID(),
    playerId,
    game,
    playToken: sessionToken,
    currency,
    digits,
    language,
    nickname,
    trial,
    jackpotOdds: jackpot?.odds ?? null,
    freeGrant: free?.id ?? null,
    freeValue: free?.value ?? null,
  };
  await insertSession(database, opened, session);
  await ensureSeeds(database, playerId);
  const commitment = await getCommitment(database, playerId);
  const own = { playerId, game };
  const rounds = await lastRounds(database, own, shownRounds);
  const open = await findOpenRound(database, playerId, game);
  return {
    session,
    balance,
    currency,
    digits,
    language,
    nickname,
    trial,
    limits: limitsView(game, currency, digits),
    commitment,
    sitting: await readSitting(database, playerId),
    lastRounds: rounds.map((round) => viewOf({ round, balance: null })),
    openRound: open ? viewOf({ round: open, balance: null }) : null,
    ...(jackpot && { jackpot }),
    ...(free && { freeRounds: { value: free.value, left: free.left } }),
  };
}

type Opening = z.infer<typeof authenticateValue>;

/** The site's free rounds, where the game is a slot and takes their value as a stake. */
function freeRoundsOf(
  code: string,
  { currency, digits, trial, freeRounds }: Opening,
): Opening['freeRounds'] {
  const game = games.find((one) => one.code === code);
  if (trial || !freeRounds || game?.classify !== 'slot') return undefined;
  const limits = game.limitsOf(currency, digits);
  return game.allows(limits, BigInt(freeRounds.value), {}) ? freeRounds : undefined;
}

function reasonOf(
  code: string | undefined,
): 'launch_token_invalid' | 'player_blocked' | 'unavailable' {
  return code === 'launch_token_invalid' || code === 'player_blocked' ? code : 'unavailable';
}

function limitsView(game: string, currency: string, digits: number): LimitsView {
  const { chips, minimum, maximum, cap } = playableOf(game).limitsOf(currency, digits);
  return {
    chips: chips.map(String),
    ...{ minimum: String(minimum), maximum: String(maximum), cap: String(cap) },
  };
}
