import type { Deposit, SessionValue } from '@lantern/contracts';
import { lookUp, noteOf, openDeposit } from './deposits.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { freshName, type TestSite } from './test-site.ts';

type Told = Parameters<FakeGateway['news']>[1];
type Signed = Parameters<TestSite['webhook']>[1];

/** A new member with a pending deposit of 200,000, and the gateway's notifications about it. */
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

  /** Notifies that the deposit is paid, as a new event by default. */
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

  /** The member's balance and the deposit's status. */
  async outcome(): Promise<[bigint, Deposit['status']]> {
    return [await this.balance(), (await this.lookUp()).status];
  }

  /** The review reason that the staff read. */
  note(): Promise<string | null> {
    return noteOf(this.#site, this.reference);
  }
}
