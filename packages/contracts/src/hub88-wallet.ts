import { currencyDigits, knownCurrencies } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint, type ForeignRefusal } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { currency } from './money.ts';
import { string, url } from './strings.ts';
import { id } from './wire.ts';

/**
 * Hub88's operator wallet API, Hub88 → site. Every call is a POST, signed with RSA-SHA256 over the
 * raw body (`X-Hub88-Signature`), and every reply has status 200 and a `status` of theirs.
 * ¶ - `transaction_uuid` is the idempotency key; `request_uuid` is of one attempt and is echoed.
 * - Amounts are integers: the major unit times 100,000.
 * - `token` is the one that the site sent when it opened the game. It is not validated for wins and
 *   rollbacks.
 * - Fields that are not named here are ignored, because Hub88 adds some without notice.
 */

/** Units of their amounts in one major unit, as a power of ten. */
const places = 5;

/** Minor units of one of their amounts; undefined for a fraction of a minor unit. */
export function fromHub88(amount: number, code: string): bigint | undefined {
  const digits = currencyDigits(code);
  if (digits >= places) return BigInt(amount) * 10n ** BigInt(digits - places);
  const unit = 10n ** BigInt(places - digits);
  return BigInt(amount) % unit === 0n ? BigInt(amount) / unit : undefined;
}

/** Their amount of minor units, as far as a JSON number is exact. */
export function toHub88(minor: bigint, code: string): number {
  const digits = currencyDigits(code);
  const units =
    digits >= places
      ? minor / 10n ** BigInt(digits - places)
      : minor * 10n ** BigInt(places - digits);
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(units > most ? most : units);
}

/** What a call is answered with. */
export const hub88Statuses = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export type Hub88Status = (typeof hub88Statuses)[number];

/** `RS_ERROR_UNKNOWN` for all others: they are temporary, or Hub88 has no status for them. */
const byRefusal: Partial<Record<ErrorCode, Hub88Status>> = {
  unknown_vendor: 'RS_ERROR_INVALID_PARTNER',
  address_not_allowed: 'RS_ERROR_INVALID_PARTNER',
  bad_signature: 'RS_ERROR_INVALID_SIGNATURE',
  invalid_json: 'RS_ERROR_WRONG_SYNTAX',
  player_not_found: 'RS_ERROR_INVALID_TOKEN',
  launch_token_invalid: 'RS_ERROR_INVALID_TOKEN',
  play_session_expired: 'RS_ERROR_TOKEN_EXPIRED',
  player_blocked: 'RS_ERROR_USER_DISABLED',
  game_not_found: 'RS_ERROR_INVALID_GAME',
  game_maintenance: 'RS_ERROR_INVALID_GAME',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  member_in_debt: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  transaction_mismatch: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_not_found: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transaction_rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
};

type Fields = Record<string, unknown>;

function fieldsOf(asked: string): Fields {
  try {
    const given: unknown = JSON.parse(asked);
    return typeof given === 'object' && given !== null ? (given as Fields) : {};
  } catch {
    return {};
  }
}

/** A missing field is an error of syntax, a wrong one an error of types. */
function statusOf({ code, value }: ForeignRefusal, asked: Fields): Hub88Status {
  if (code !== 'invalid_input') return byRefusal[code] ?? 'RS_ERROR_UNKNOWN';
  const { fields = [] } = (value ?? {}) as { fields?: string[] };
  return fields.some((name) => asked[name] === undefined)
    ? 'RS_ERROR_WRONG_SYNTAX'
    : 'RS_ERROR_WRONG_TYPES';
}

/** A refusal as Hub88 expects it: with the ids of the request, and the balance if it is known. */
function refused(refusal: ForeignRefusal): object {
  const asked = fieldsOf(refusal.asked);
  const { balance } = (refusal.value ?? {}) as { balance?: string };
  const money = knownCurrencies.find((one) => one === asked.currency);
  const text = (name: string) => typeof asked[name] === 'string' && { [name]: asked[name] };
  return {
    status: statusOf(refusal, asked),
    ...text('request_uuid'),
    ...text('user'),
    ...(money && balance && { currency: money, balance: toHub88(BigInt(balance), money) }),
  };
}

const uuid = string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));
const line = (most: number) => string().check(z.minLength(1), z.maxLength(most));
const token = line(255);
const amount = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const flag = z.nullish(z.boolean());

const request = { user: id, request_uuid: uuid };
const transaction = {
  ...request,
  transaction_uuid: uuid,
  token,
  round: line(128),
  round_closed: flag,
  game_code: line(64),
};
const money = { currency, amount };

/** Of a bet and a win. A stake of zero is a free bet. */
const free = { is_free: flag, is_supplier_promo: flag };

export const hub88InfoRequest = z.object(request);
export const hub88BalanceRequest = z.object({ ...request, token });
export const hub88BetRequest = z.object({
  ...transaction,
  ...money,
  ...free,
  /** What the bet is on, in the game's wording. */
  bet: z.nullish(string()),
});
export const hub88WinRequest = z.object({
  ...transaction,
  ...money,
  ...free,
  reference_transaction_uuid: uuid,
});
export const hub88RollbackRequest = z.object({
  ...transaction,
  reference_transaction_uuid: uuid,
});

const ok = { user: id, status: z.literal('RS_OK'), request_uuid: uuid };
export const hub88InfoValue = z.strictObject(ok);
export const hub88MoneyValue = z.strictObject({ ...ok, currency, balance: z.number() });

const call = <Body extends z.ZodMiniType, Value extends z.ZodMiniType>(
  name: string,
  path: string,
  summary: string,
  body: Body,
  value: Value,
) =>
  endpoint({
    ...{ name, method: 'POST', path: `/vendor/:vendor/${path}`, summary, access: 'vendor' },
    ...{ body, value, refusals: [], foreign: { refused }, protocol: 'hub88' },
  });

export const hub88Info = call(
  'hub88Info',
  'user/info',
  'Hub88: whether a player is known.',
  hub88InfoRequest,
  hub88InfoValue,
);
export const hub88Balance = call(
  'hub88Balance',
  'user/balance',
  'Hub88: the balance that a player can stake.',
  hub88BalanceRequest,
  hub88MoneyValue,
);
export const hub88Bet = call(
  'hub88Bet',
  'transaction/bet',
  'Hub88: takes a stake, or opens a round without one.',
  hub88BetRequest,
  hub88MoneyValue,
);
export const hub88Win = call(
  'hub88Win',
  'transaction/win',
  'Hub88: pays a win, or closes a lost bet with an amount of zero.',
  hub88WinRequest,
  hub88MoneyValue,
);
export const hub88Rollback = call(
  'hub88Rollback',
  'transaction/rollback',
  'Hub88: undoes one bet or win, whether it has arrived or not.',
  hub88RollbackRequest,
  hub88MoneyValue,
);

/** Site → Hub88, `POST /operator/generic/v2/game/url`. Without `user` and `token` it is a demo. */
export const hub88Launch = z.object({
  operator_id: z.number(),
  game_code: line(64),
  lang: string(),
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  ip: string(),
  country: string().check(z.regex(/^[A-Z]{2}$/)),
  lobby_url: string(),
  sub_partner_id: string(),
  currency: string().check(z.regex(/^[A-Z]{3,5}$/)),
  user: z.optional(string()),
  token: z.optional(token),
});
export const hub88GameUrl = z.object({ url: url() });
export type Hub88Launch = z.infer<typeof hub88Launch>;

/** Site → Hub88: where each call goes. */
export const hub88Paths = {
  launch: '/operator/generic/v2/game/url',
  games: '/operator/generic/v2/game/list',
  transactions: '/operator/generic/v2/transactions/list',
} as const;

/** The transactions of one round. */
export const hub88TransactionsRequest = z.object({
  operator_id: z.number(),
  user: id,
  round: line(128),
});
/** Kinds and statuses that are not known here are read, and decide nothing. */
export const hub88Transaction = z.object({
  transaction_uuid: uuid,
  reference_transaction_uuid: z.nullish(uuid),
  kind: string(),
  transaction_status: string(),
  amount,
  currency: string(),
  round: z.nullish(string()),
});
export const hub88Transactions = z.array(hub88Transaction).check(z.maxLength(1000));
export type Hub88Transaction = z.infer<typeof hub88Transaction>;

export const hub88GamesRequest = z.object({ operator_id: z.number() });
/** A game of their list. What is not named here is ignored. */
export const hub88Game = z.object({
  game_code: line(64),
  name: line(120),
  category: string(),
  enabled: z.nullish(z.boolean()),
  demo_game_support: z.nullish(z.boolean()),
  rtp: z.nullish(z.union([string(), z.number()])),
  paylines: z.nullish(z.number()),
  url_thumb: z.nullish(string()),
});
export const hub88Games = z.array(hub88Game).check(z.maxLength(20_000));
export type Hub88Game = z.infer<typeof hub88Game>;
