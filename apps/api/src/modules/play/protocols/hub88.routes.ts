import { type BodyOf, endpoints, Refusal } from '@lantern/contracts';
import { fromHub88, toHub88 } from '@lantern/contracts/hub88-wallet';
import { knownCurrencies } from '@lantern/rules';
import type { Routes } from '../../../http/routes.ts';
import { hashToken } from '../../session/index.ts';
import type { PlayContext } from '../context.ts';
import type { Wallet } from '../wallet.ts';
import type { Receipt } from '../wallet-protocol.ts';

type Bet = BodyOf<typeof endpoints.hub88Bet>;
type Win = BodyOf<typeof endpoints.hub88Win>;
type Rollback = BodyOf<typeof endpoints.hub88Rollback>;

/** Hub88's operator wallet API (packages/contracts/src/hub88-wallet.ts). */
export function hub88Routes(routes: Routes, _context: PlayContext, wallet: Wallet): void {
  routes.on(endpoints.hub88Info, async ({ caller, body: { user, request_uuid } }) => {
    if (!(await wallet.knows(caller.machine, user))) throw new Refusal('player_not_found');
    return { user, request_uuid, status: 'RS_OK' as const };
  });
  routes.on(endpoints.hub88Balance, async ({ caller: { machine: vendor }, body }) => {
    const play = await wallet.play(vendor, body.user, hashToken(body.token));
    if (!play.known) throw new Refusal('launch_token_invalid');
    if (!play.open) throw new Refusal('play_session_expired');
    return answer(body, play.currency, play.balance);
  });
  routes.on(endpoints.hub88Bet, async ({ caller: { machine, requestId }, body }) => {
    const done = await bet(wallet, machine, requestId, body);
    if (body.round_closed) await endRound(wallet, machine, body, body.currency);
    return answer(body, body.currency, done.balance);
  });
  routes.on(endpoints.hub88Win, async ({ caller: { machine: vendor }, body }) => {
    const done = await wallet.settle({
      ...{ kind: 'win', vendor, ...shared(body), currency: body.currency },
      targetId: body.reference_transaction_uuid,
      amount: minorUnits(body).toString(),
      roundClosed: body.round_closed ?? false,
    });
    return answer(body, body.currency, done.balance);
  });
  routes.on(endpoints.hub88Rollback, async ({ caller: { machine: vendor }, body }) => {
    const currency = await wallet.currencyOf(body.user);
    const done = await wallet.settle({
      ...{ kind: 'rollback', vendor, ...shared(body), currency },
      targetId: body.reference_transaction_uuid,
    });
    if (body.round_closed) await endRound(wallet, vendor, body, currency);
    return answer(body, currency, done.balance);
  });
}

/** A bet without a stake is one of a free round, or of a promotion of the vendor. */
async function bet(wallet: Wallet, vendor: string, id: string, body: Bet): Promise<Receipt> {
  const amount = minorUnits(body);
  if (amount > 0n && (body.is_free || body.is_supplier_promo))
    throw new Refusal('invalid_input', { fields: ['amount'] });
  const sessionHash = hashToken(body.token);
  const played = { vendor, sessionHash, ...shared(body), currency: body.currency };
  const details = body.bet ? { details: { selection: body.bet.slice(0, 300) } } : {};
  try {
    if (amount > 0n) return await wallet.bet({ id, amount: String(amount), ...played, ...details });
    const promotion = body.is_supplier_promo ?? false;
    return await wallet.settle({ kind: 'free-bet', promotion, ...played, ...details });
  } catch (error) {
    throw await withTokenNamed(wallet, vendor, body, sessionHash, error);
  }
}

/** Their statuses tell an unknown token from an expired one. */
async function withTokenNamed(
  wallet: Wallet,
  vendor: string,
  { user }: Bet,
  sessionHash: Buffer,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== 'play_session_expired') return error;
  const { known } = await wallet.play(vendor, user, sessionHash);
  return known ? error : new Refusal('launch_token_invalid', error.value);
}

/** Their flag on a bet or rollback. A repeated call ends the round again, which changes nothing. */
async function endRound(
  wallet: Wallet,
  vendor: string,
  body: Bet | Rollback,
  currency: string,
): Promise<void> {
  const { transactionId, ...round } = shared(body);
  await wallet.settle({ kind: 'end-round', vendor, currency, ...round });
}

const shared = ({ user, game_code, round, transaction_uuid }: Bet | Win | Rollback) => ({
  playerId: user,
  gameCode: game_code,
  roundId: round,
  transactionId: transaction_uuid,
});

/** @throws Refusal wrong_currency, or invalid_input for a fraction of a minor unit */
function minorUnits({ amount, currency }: Bet | Win): bigint {
  if (!knownCurrencies.includes(currency)) throw new Refusal('wrong_currency');
  const minor = fromHub88(amount, currency);
  if (minor === undefined) throw new Refusal('invalid_input', { fields: ['amount'] });
  return minor;
}

const answer = (
  { user, request_uuid }: { user: string; request_uuid: string },
  currency: string,
  balance: string,
) => ({
  ...{ user, request_uuid, status: 'RS_OK' as const, currency },
  balance: toHub88(BigInt(balance), currency),
});
