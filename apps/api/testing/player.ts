import type { Reply, SessionValue } from '@lantern/contracts';
import { freshName, type TestSite } from './test-site.ts';

/** A money call of the vendor, before it is sent. */
export type MoneyBody = Record<string, unknown>;

/** A member with money and an open game, and the vendor's calls about that game. */
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

  /** The body of a bet, by default of 1,000 in a new round. */
  bet(change: MoneyBody = {}): MoneyBody {
    return {
      ...this.#play(),
      transactionId: freshName(),
      sessionToken: this.#sessionToken,
      amount: '1000',
      ...change,
    };
  }

  /** The body of a win of 2,000 for a bet, with the round still open. */
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

/** The verdict of a reply: `ok` or the code of the refusal. */
export const verdictOf = ({ reply }: { reply: Reply<unknown> }) =>
  reply.success ? 'ok' : reply.code;
