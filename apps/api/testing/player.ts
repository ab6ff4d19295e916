import type { Reply, SessionValue } from '@lantern/contracts';
import { freshName, type TestSite } from './test-site.ts';

/** One money call of the vendor, as its body is before it is sent. */
export type MoneyBody = Record<string, unknown>;

/** A member with money who has the game open, and the vendor's calls about that game. */
export class Player {
  readonly member: SessionValue;
  readonly #site: TestSite;
  readonly #sessionToken: string;
  readonly #brand: { host: string; currency: string };

  constructor(
    site: TestSite,
    member: SessionValue,
    sessionToken: string,
    brand = { host: 'localhost', currency: 'VND' },
  ) {
    this.#site = site;
    this.member = member;
    this.#sessionToken = sessionToken;
    this.#brand = brand;
  }

  static async with(site: TestSite, balance: bigint): Promise<Player> {
    const member = balance > 0n ? await site.memberWith(balance) : await site.register();
    return new Player(site, member, await site.openGame(member.token));
  }

  get id(): string {
    return this.member.customerId;
  }

  balance(): Promise<bigint> {
    return this.#site.balanceOf(this.member.token);
  }

  /** The body of a bet of 1,000 in a round of its own, unless told otherwise. */
  bet(change: MoneyBody = {}): MoneyBody {
    return {
      ...this.#play(),
      transactionId: freshName(),
      sessionToken: this.#sessionToken,
      amount: '1000',
      ...change,
    };
  }

  /** The body of a win of 2,000 that answers a bet, the round still open. */
  win(bet: MoneyBody, change: MoneyBody = {}): MoneyBody {
    const { roundId, transactionId: betTransactionId } = bet;
    const own = {
      roundId,
      betTransactionId,
      transactionId: freshName(),
      amount: '2000',
      roundClosed: false,
    };
    return { ...this.#play(), ...own, ...change };
  }

  /** The body of a rollback of a bet or win. */
  rollback(target: MoneyBody, change: MoneyBody = {}): MoneyBody {
    const { roundId, transactionId: targetTransactionId } = target;
    return { ...this.#play(), roundId, targetTransactionId, transactionId: freshName(), ...change };
  }

  /** The body that ends the round of a bet. */
  close(bet: MoneyBody, change: MoneyBody = {}): MoneyBody {
    return { ...this.#play(), roundId: bet.roundId, ...change };
  }

  #play(): MoneyBody {
    const { currency } = this.#brand;
    return {
      requestId: freshName(),
      playerId: this.id,
      gameCode: 'lucky-bowl',
      roundId: freshName(),
      currency,
    };
  }
}

/** What an answer says, in one word: `ok` or the code of the refusal. */
export const verdictOf = ({ reply }: { reply: Reply<unknown> }) =>
  reply.success ? 'ok' : reply.code;
