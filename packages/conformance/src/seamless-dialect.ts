import { randomUUID } from 'node:crypto';
import { sign } from '@lantern/signing';
import type { Dialect, Grant, Intent, Member, Message, Play } from './dialect.ts';

interface Options {
  site: string;
  vendor: string;
  /** The key that the vendor signs with. */
  secret: string;
  game: string;
}

interface Reply {
  success: boolean;
  code?: string;
  value?: {
    balance?: string;
    playerId?: string;
    sessionToken?: string;
    currency?: string;
    freeRounds?: Grant;
    freeRoundsLeft?: number;
  };
}

const words = {
  ok: 'ok',
  insufficient_funds: 'insufficient_funds',
  token_unknown: 'play_session_expired',
  token_expired: 'play_session_expired',
  player_blocked: 'player_blocked',
  in_debt: 'member_in_debt',
  bad_signature: 'bad_signature',
  stale: 'callback_stale',
  replayed: 'callback_replayed',
  wrong_currency: 'wrong_currency',
  mismatch: 'transaction_mismatch',
  unknown_transaction: 'transaction_not_found',
  rolled_back: 'transaction_rolled_back',
  settled: 'bet_already_settled',
  round_closed: 'round_closed',
  free_rounds_over: 'free_rounds_over',
  bad_input: 'invalid_input',
  bad_json: 'invalid_json',
} as const;

/** Our own protocol (docs/seamless-wallet.md). */
export function seamlessDialect({ site, vendor, secret, game }: Options): Dialect {
  const at = (call: string) => `/vendor/${vendor.toLowerCase()}/${call}`;
  const headersOf = (message: Message, now: number) => ({
    ...sign(secret, { method: 'POST', ...message }, now),
  });
  const message = (play: Play, intent: Intent, change: object = {}): Message => ({
    path: at(pathOf(intent)),
    body: JSON.stringify({ ...fieldsOf(play, intent, game), ...change }),
  });
  return {
    protocol: 'seamless',
    ...{ words, message, sign: headersOf },
    lacks: {},
    unknownFields: 'refused',
    largeAmount: 100_000_000_000_001n,
    badAmounts: {
      fraction: { amount: '0.5' },
      huge: { amount: '1000000000000000000' },
      negative: { amount: '-1000' },
    },
    async open(member: Member): Promise<Play> {
      const token = new URL(await member.launch()).searchParams.get('token');
      const body = JSON.stringify({ requestId: randomUUID(), token });
      const exchange = { path: at('authenticate'), body };
      const answer = await fetch(new URL(exchange.path, site), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(exchange, Date.now()) },
        body,
      });
      const { value } = (await answer.json()) as Reply;
      if (!value?.playerId || !value.sessionToken || !value.currency)
        throw new Error('The site did not exchange the token of the launch.');
      const { playerId: player, sessionToken, currency, freeRounds } = value;
      return { player, token: sessionToken, currency, freeRounds };
    },
    read(text) {
      const { success, code = '', value } = JSON.parse(text) as Reply;
      const balance = value?.balance === undefined ? undefined : BigInt(value.balance);
      const { freeRoundsLeft } = value ?? {};
      return { word: success ? 'ok' : code, balance, freeRoundsLeft };
    },
  };
}

const pathOf = (intent: Intent) =>
  intent.kind === 'bet' && intent.free ? 'free-bet' : intent.kind;

function fieldsOf({ player, token, currency }: Play, intent: Intent, gameCode: string): object {
  const asked = { requestId: randomUUID(), playerId: player, currency };
  if (intent.kind === 'balance') return asked;
  const { kind, id, round } = intent;
  const moved = { ...asked, gameCode, roundId: round, transactionId: id };
  if (kind === 'rollback') return { ...moved, targetTransactionId: intent.target };
  const amount = intent.amount.toString();
  if (kind === 'win')
    return {
      ...{ ...moved, amount, betTransactionId: intent.bet },
      roundClosed: intent.closes ?? false,
    };
  return {
    ...{ ...moved, sessionToken: token },
    ...(intent.free ? { promotion: intent.free === 'promotion' } : { amount }),
    ...(intent.grant && { freeRounds: intent.grant }),
  };
}
