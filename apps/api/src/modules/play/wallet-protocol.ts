import {
  type BodyOf,
  Refusal,
  type ValueOf,
  type vendorAuthenticate,
  type vendorBalance,
} from '@lantern/contracts';
import { accountType, currencyDigits } from '@lantern/rules';
import type { MachineCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { hashToken } from '../session/index.ts';
import type { PlayContext } from './context.ts';
import { findFreeRoundsLeft, findFreeRoundsOf } from './free-rounds.store.ts';
import { findJackpotOf, findJackpotPaid } from './jackpot.store.ts';
import { withOwnLinks } from './own-links.ts';
import { applyAction, type PlayAction, type PlayAnswer } from './play.store.ts';
import { findPlayer, openPlaySession } from './play-session.store.ts';

/** Exchanges a launch token for the player and a play session. */
export async function authenticate(
  { db, clock, random }: Data,
  { machine: vendorCode }: MachineCaller,
  { requestId, token }: BodyOf<typeof vendorAuthenticate>,
): Promise<ValueOf<typeof vendorAuthenticate>> {
  const sessionToken = random.bytes(32).toString('base64url');
  const sessionHash = hashToken(sessionToken);
  const player = await openPlaySession(db, {
    vendorCode,
    launchHash: hashToken(token),
    sessionHash,
    now: clock.now(),
  });
  if (!player) throw new Refusal('launch_token_invalid');
  if (player.frozen) throw new Refusal('player_blocked');
  const trial = player.type === accountType.trial;
  const [jackpot, free] = trial
    ? []
    : await Promise.all([findJackpotOf(db, sessionHash), findFreeRoundsOf(db, sessionHash)]);
  return {
    requestId,
    playerId: player.memberId,
    sessionToken,
    currency: player.currency,
    digits: currencyDigits(player.currency),
    balance: player.balance,
    language: player.language,
    nickname: player.nickname,
    trial,
    ...(jackpot && { jackpot }),
    ...(free && { freeRounds: { ...free, expiresAt: free.expiresAt.toISOString() } }),
  };
}

export async function balance(
  { db }: Data,
  { machine: vendorCode }: MachineCaller,
  { requestId, playerId, currency }: BodyOf<typeof vendorBalance>,
): Promise<ValueOf<typeof vendorBalance>> {
  const player = await findPlayer(db, vendorCode, playerId);
  if (!player) throw new Refusal('player_not_found');
  if (player.currency !== currency) throw new Refusal('wrong_currency');
  return { requestId, playerId, currency, balance: player.balance };
}

/** The result of a money call: the balance after it, in minor units, and our own reference. */
export interface Receipt {
  balance: string;
  reference: string;
  /** What the jackpot paid with a win. */
  jackpot?: string;
  /** How many rounds of its grant are left after a free round. */
  freeRoundsLeft?: number;
}

/**
 * The receipt of a database answer.
 * @throws Refusal with the balance, which the vendor may show
 */
export function receiptOf(
  { log }: Logged,
  action: { vendor: string; transactionId?: string },
  { verdict, balance, reference }: PlayAnswer,
): Receipt {
  if (verdict === 'ok' && balance !== null && reference !== null) return { balance, reference };
  if (verdict === 'transaction_mismatch') {
    log.warn(
      { event: 'vendor_mismatch', vendor: action.vendor, transaction: action.transactionId },
      'vendor reused a transaction id with other values',
    );
  }
  throw refusalFor(verdict, balance === null ? undefined : { balance });
}

/** Carries out one money call other than a bet. */
export async function settle(context: PlayContext, action: PlayAction): Promise<Receipt> {
  const { db } = context;
  const receipt = receiptOf(context, action, await applyAction(db, withOwnLinks(context, action)));
  const jackpot = action.jackpot && (await findJackpotPaid(db, action));
  const grant = action.freeRounds;
  const freeRoundsLeft = grant === undefined ? undefined : await findFreeRoundsLeft(db, grant);
  return {
    ...receipt,
    ...(jackpot && { jackpot }),
    ...(freeRoundsLeft !== undefined && { freeRoundsLeft }),
  };
}
