import { randomBytes, randomUUID } from 'node:crypto';

export interface Player {
  id: string;
  currency: string;
  digits: number;
  balance: bigint;
  language: string;
  trial: boolean;
}

/** The site's answer: a value, or the code of a refusal. */
export type Outcome = { value: object } | { code: string; status: number };

interface Transaction {
  content: string;
  outcome: Outcome;
}

interface Money {
  playerId: string;
  currency: string;
  transactionId: string;
  amount: bigint;
}

/** One change of a player's balance. */
export interface Move {
  transactionId: string;
  playerId: string;
  amount: bigint;
}

/**
 * The balances of a site that follows the protocol: a repeated transaction has one effect, and a
 * bet that arrives after its rollback is rejected.
 */
export class FakeLedger {
  readonly players = new Map<string, Player>();
  /** All changes in order; repeated calls add none. */
  readonly moves: Move[] = [];
  /** The terms of the site's jackpot, and its pot. */
  jackpot: { odds: string; share: number } | undefined;
  pot = 0n;
  /** The free rounds that the site has granted, if any. */
  freeRounds: { id: string; value: string; left: number } | undefined;
  readonly #launches = new Map<string, string>();
  readonly #sessions = new Map<string, string>();
  readonly #transactions = new Map<string, Transaction>();
  readonly #bets = new Map<string, { amount: bigint; closed: boolean; free?: true }>();
  readonly #rolledBack = new Set<string>();

  /** A launch token of a new player. */
  launch(player: Partial<Player> = {}): { token: string; player: Player } {
    const known = {
      id: randomUUID(),
      currency: 'VND',
      digits: 0,
      balance: 1_000_000n,
      language: 'vi',
      trial: false,
    };
    const made = { ...known, ...player };
    this.players.set(made.id, made);
    return { token: this.launchAgain(made.id), player: made };
  }

  /** Another launch token of a known player. */
  launchAgain(playerId: string): string {
    const token = randomBytes(24).toString('base64url');
    this.#launches.set(token, playerId);
    return token;
  }

  /** Ends all play sessions. */
  expireSessions(): void {
    this.#sessions.clear();
  }

  authenticate(token: string): Outcome {
    const player = this.players.get(this.#launches.get(token) ?? '');
    this.#launches.delete(token);
    if (!player) return { code: 'launch_token_invalid', status: 401 };
    const sessionToken = randomBytes(24).toString('base64url');
    this.#sessions.set(sessionToken, player.id);
    const { id: playerId, currency, digits, language, trial } = player;
    const balance = String(player.balance);
    return {
      value: {
        playerId,
        currency,
        digits,
        language,
        trial,
        balance,
        sessionToken,
        nickname: 'Minh',
        ...(this.jackpot && { jackpot: this.jackpot }),
        ...(this.freeRounds && {
          freeRounds: { ...this.freeRounds, expiresAt: '2099-01-01T00:00:00Z' },
        }),
      },
    };
  }

  balance(playerId: string): Outcome {
    const player = this.players.get(playerId);
    if (!player) return { code: 'player_not_found', status: 404 };
    return { value: { playerId, currency: player.currency, balance: String(player.balance) } };
  }

  bet(call: Omit<Money, 'amount'> & { amount: string; sessionToken: string }): Outcome {
    return this.#once(call, () => {
      if (this.#rolledBack.has(call.transactionId))
        return { code: 'transaction_rolled_back', status: 409 };
      if (this.#sessions.get(call.sessionToken) !== call.playerId)
        return { code: 'play_session_expired', status: 403 };
      const amount = BigInt(call.amount);
      if ((this.players.get(call.playerId)?.balance ?? 0n) < amount)
        return { code: 'insufficient_funds', status: 409 };
      this.#bets.set(call.transactionId, { amount, closed: false });
      return this.#move(call, -amount);
    });
  }

  freeBet(
    call: Omit<Money, 'amount'> & { sessionToken: string; freeRounds?: string | undefined },
  ): Outcome {
    return this.#once(call, () => {
      if (this.#rolledBack.has(call.transactionId))
        return { code: 'transaction_rolled_back', status: 409 };
      const free = this.freeRounds;
      if (!free || free.id !== call.freeRounds || free.left === 0)
        return { code: 'free_rounds_over', status: 409 };
      free.left -= 1;
      this.#bets.set(call.transactionId, { amount: 0n, closed: false, free: true });
      const moved = this.#move(call, 0n);
      return 'value' in moved ? { value: { ...moved.value, freeRoundsLeft: free.left } } : moved;
    });
  }

  win(
    call: Omit<Money, 'amount'> & {
      amount: string;
      betTransactionId: string;
      jackpot?: true | undefined;
    },
  ): Outcome {
    return this.#once(call, () => {
      const bet = this.#bets.get(call.betTransactionId);
      if (this.#rolledBack.has(call.betTransactionId))
        return { code: 'transaction_rolled_back', status: 409 };
      if (!bet) return { code: 'transaction_not_found', status: 404 };
      bet.closed = true;
      const paid = call.jackpot ? this.pot : 0n;
      this.pot -= paid;
      const moved = this.#move(call, BigInt(call.amount) + paid);
      return 'value' in moved && paid > 0n
        ? { value: { ...moved.value, jackpot: String(paid) } }
        : moved;
    });
  }

  rollback(call: Omit<Money, 'amount'> & { targetTransactionId: string }): Outcome {
    return this.#once(call, () => {
      const bet = this.#bets.get(call.targetTransactionId);
      if (bet?.closed) return { code: 'bet_already_settled', status: 409 };
      this.#rolledBack.add(call.targetTransactionId);
      if (bet?.free && this.freeRounds) this.freeRounds.left += 1;
      return this.#move(call, bet?.amount ?? 0n);
    });
  }

  #once(call: { transactionId: string }, act: () => Outcome): Outcome {
    const content = JSON.stringify(call);
    const known = this.#transactions.get(call.transactionId);
    if (known)
      return known.content === content
        ? known.outcome
        : { code: 'transaction_mismatch', status: 409 };
    const outcome = act();
    if ('value' in outcome) this.#transactions.set(call.transactionId, { content, outcome });
    return outcome;
  }

  #move(call: Omit<Money, 'amount'>, amount: bigint): Outcome {
    const player = this.players.get(call.playerId);
    if (!player) return { code: 'player_not_found', status: 404 };
    const { playerId, currency, transactionId } = call;
    player.balance += amount;
    this.moves.push({ transactionId, playerId, amount });
    const operatorTransactionId = `site-${this.#transactions.size + 1}`;
    return {
      value: {
        playerId,
        currency,
        transactionId,
        operatorTransactionId,
        balance: String(player.balance),
      },
    };
  }
}
