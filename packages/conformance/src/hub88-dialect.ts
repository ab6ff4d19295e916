import { randomUUID } from 'node:crypto';
import { fromHub88, toHub88 } from '@lantern/contracts/hub88-wallet';
import { signRsa } from '@lantern/signing';
import type { Dialect, Intent, Member, Message, Play } from './dialect.ts';
import { ofFreeRounds } from './free-round-checks.ts';
import type { Supplier } from './supplier.ts';

interface Options {
  vendor: string;
  /** The key that Hub88 signs with, in PEM. */
  privateKey: string;
  supplier: Supplier;
}

interface Reply {
  status: string;
  balance?: number;
  currency?: string;
}

const words = {
  ok: 'RS_OK',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  token_unknown: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  player_blocked: 'RS_ERROR_USER_DISABLED',
  in_debt: 'RS_ERROR_NOT_ENOUGH_MONEY',
  bad_signature: 'RS_ERROR_INVALID_SIGNATURE',
  stale: 'RS_ERROR_INVALID_SIGNATURE',
  replayed: 'RS_ERROR_INVALID_SIGNATURE',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  mismatch: 'RS_ERROR_DUPLICATE_TRANSACTION',
  unknown_transaction: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // They have no status for these three.
  settled: 'RS_ERROR_UNKNOWN',
  round_closed: 'RS_ERROR_UNKNOWN',
  free_rounds_over: 'RS_ERROR_UNKNOWN',
  bad_input: 'RS_ERROR_WRONG_TYPES',
  bad_json: 'RS_ERROR_WRONG_SYNTAX',
} as const;

const noTime = 'The signature covers the body alone, without a time and a nonce.';
const ownRounds = 'Free rounds on games of Hub88 are its own.';

/** Hub88's operator wallet API. */
export function hub88Dialect({ vendor, privateKey, supplier }: Options): Dialect {
  return {
    protocol: 'hub88',
    words,
    lacks: {
      'rejects a call signed ten minutes ago': noTime,
      'answers a nonce once': noTime,
      ...Object.fromEntries(ofFreeRounds.map(({ title }) => [title, ownRounds])),
    },
    unknownFields: 'ignored',
    // Exact as a JSON number: with their factor less than 2^53.
    largeAmount: 10_000_000_001n,
    badAmounts: {
      fraction: { amount: 1 },
      huge: { amount: 1e18 },
      negative: { amount: -100_000 },
    },
    async open(member: Member): Promise<Play> {
      await member.launch();
      const { user, token, currency } = supplier.launches.at(-1) ?? {};
      if (!user || !token || !currency) throw new Error('The site asked for no game address.');
      return { player: user, token, currency };
    },
    message: (play, intent, change = {}): Message => ({
      path: `/vendor/${vendor.toLowerCase()}/${paths[intent.kind]}`,
      body: JSON.stringify({ ...fieldsOf(play, intent, supplier.game), ...change }),
    }),
    sign: ({ body }) => ({ 'x-hub88-signature': signRsa(privateKey, body) }),
    read(text) {
      const { status, balance, currency } = JSON.parse(text) as Reply;
      const isKnown = balance !== undefined && currency;
      return { word: status, balance: isKnown ? fromHub88(balance, currency) : undefined };
    },
  };
}

const paths = {
  balance: 'user/balance',
  bet: 'transaction/bet',
  win: 'transaction/win',
  rollback: 'transaction/rollback',
} as const;

function fieldsOf({ player, token, currency }: Play, intent: Intent, game: string): object {
  const asked = { user: player, token, request_uuid: randomUUID(), game_code: game };
  if (intent.kind === 'balance') return asked;
  const { kind, id, round } = intent;
  const moved = {
    ...{ ...asked, transaction_uuid: id, supplier_transaction_id: id, supplier_user: null, round },
    ...{ meta: null },
  };
  if (kind === 'rollback')
    return { ...moved, reference_transaction_uuid: intent.target, round_closed: false };
  return {
    ...{ ...moved, currency, amount: toHub88(intent.amount, currency) },
    ...{ is_aggregated: false, is_free: intent.free !== undefined },
    ...(intent.free === 'promotion' && { is_supplier_promo: true }),
    ...(kind === 'win'
      ? { reference_transaction_uuid: intent.bet, round_closed: intent.closes ?? false }
      : { bet: 'red', round_closed: false }),
  };
}
