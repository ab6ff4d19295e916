import {
  type BodyOf,
  type ErrorCode,
  errorStatus,
  Refusal,
  type ValueOf,
  type vendorAuthenticate,
  type vendorBalance,
} from '@lantern/contracts';
import { accountType, currencyDigits } from '@lantern/rules';
import type { Site } from '../../site.ts';
import { hashToken } from '../session/index.ts';
import { withOwnLinks } from './own-links.ts';
import { applyAction, type PlayAction, type PlayAnswer } from './play.store.ts';
import { findPlayer, openPlaySession } from './play-session.store.ts';

/** Exchanges a launch token for the player and a play session. */
export async function authenticate(
  { db, clock, random }: Site,
  vendorCode: string,
  body: BodyOf<typeof vendorAuthenticate>,
): Promise<ValueOf<typeof vendorAuthenticate>> {
  const sessionToken = random.bytes(32).toString('base64url');
  const player = await openPlaySession(db, {
    vendorCode,
    launchHash: hashToken(body.token),
    sessionHash: hashToken(sessionToken),
    now: clock.now(),
  });
  if (!player) throw new Refusal('launch_token_invalid');
  if (player.frozen) throw new Refusal('player_blocked');
  return {
    requestId: body.requestId,
    playerId: player.member_id,
    sessionToken,
    currency: player.currency,
    digits: currencyDigits(player.currency),
    balance: player.balance,
    language: player.language,
    nickname: player.nickname,
    trial: player.type === accountType.trial,
  };
}

export async function balance(
  { db }: Site,
  vendorCode: string,
  body: BodyOf<typeof vendorBalance>,
): Promise<ValueOf<typeof vendorBalance>> {
  const player = await findPlayer(db, vendorCode, body.playerId);
  if (!player) throw new Refusal('player_not_found');
  if (player.currency !== body.currency) throw new Refusal('wrong_currency');
  return {
    requestId: body.requestId,
    playerId: body.playerId,
    currency: player.currency,
    balance: player.balance,
  };
}

/** What a money call has come to: the balance after it, in minor units, and our own reference. */
export interface Receipt {
  balance: string;
  reference: string;
}

const isCode = (verdict: string): verdict is ErrorCode => verdict in errorStatus;

/**
 * What an answer of the database says; a refusal carries the balance, which the vendor may show.
 */
export function receiptOf(
  { log }: Pick<Site, 'log'>,
  action: { vendor: string; transactionId?: string },
  { verdict, balance, reference }: PlayAnswer,
): Receipt {
  if (verdict === 'ok' && balance !== null && reference !== null) return { balance, reference };
  if (!isCode(verdict)) throw new Error(`A wallet call was answered ${verdict}.`);
  if (verdict === 'transaction_mismatch') {
    log.warn(
      { event: 'vendor_mismatch', vendor: action.vendor, transaction: action.transactionId },
      'a vendor used an id twice',
    );
  }
  throw new Refusal(verdict, balance === null ? undefined : { balance });
}

/** Carries out one call that is no bet. */
export async function settle(site: Site, action: PlayAction): Promise<Receipt> {
  return receiptOf(site, action, await applyAction(site.db, withOwnLinks(site, action)));
}
