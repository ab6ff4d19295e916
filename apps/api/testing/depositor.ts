import type { Deposit, SessionValue } from '@lantern/contracts';
import { lookUp, noteOf, openDeposit } from './deposits.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { freshName, type TestSite } from './test-site.ts';

type Told = Parameters<FakeGateway['news']>[1];
type Signed = Parameters<TestSite['webhook']>[1];

/**
 * A new member with a deposit of 200,000 that waits to be paid, and what the gateway tells of it.
 */
export class Depositor {
  readonly member: SessionValue;
  readonly deposit: Deposit;
  readonly #site: TestSite;

  constructor(site: TestSite, member: SessionValue, deposit: Deposit) {
    this.#site = site;
    this.member = member;
    this.deposit = deposit;
  }

  static async at(site: TestSite, method?: string): Promise<Depositor> {
    const member = await site.register();
    return new Depositor(site, member, await openDeposit(site, member.token, method));
  }

  get id(): string {
    return this.member.customerId;
  }

  get token(): string {
    return this.member.token;
  }

  get reference(): string {
    return this.deposit.reference;
  }

  /** News that the deposit is paid, as an event of its own, unless told otherwise. */
  tell(told: Told = {}, signed: Signed = {}) {
    return this.#site.webhook(
      this.#site.gateway.news(this.reference, { eventId: freshName(), ...told }),
      signed,
    );
  }

  balance(): Promise<bigint> {
    return this.#site.balanceOf(this.token);
  }

  lookUp(): Promise<Deposit> {
    return lookUp(this.#site, this.token, this.reference);
  }

  /** What the member has, and how the deposit stands. */
  async outcome(): Promise<[bigint, Deposit['status']]> {
    return [await this.balance(), (await this.lookUp()).status];
  }

  /** What the staff read about the deposit. */
  note(): Promise<string | null> {
    return noteOf(this.#site, this.reference);
  }
}
