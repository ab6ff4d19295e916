import { type BodyOf, endpoints, type LineTransfer } from '@lantern/contracts';
import { giveOpeningBalance } from '@lantern/database/seed';
import { accountType } from '@lantern/rules';
import { hash } from '@node-rs/argon2';
import { referralCodeOf } from './agents.ts';
import { brandIdOf } from './brand-ids.ts';
import type { Answer } from './client.ts';
import { logIn } from './logins.ts';
import { cheapHashes, freshName, type TestSite } from './test-site.ts';

export const paymentPassword = '482915';
let paymentHash: Promise<string> | undefined;

interface Told {
  key?: string;
  password?: string;
}

/** A member of a line, with money and a payment password. */
export class LineMember {
  readonly token: string;
  readonly id: string;
  readonly account: string;
  readonly #site: TestSite;

  constructor(site: TestSite, member: { token: string; customerId: string; account: string }) {
    this.#site = site;
    this.token = member.token;
    this.id = member.customerId;
    this.account = member.account;
  }

  static async below(
    site: TestSite,
    upline: LineMember | undefined,
    { balance = 1_000_000n, agent = false } = {},
  ): Promise<LineMember> {
    const member = await site.register(
      upline ? { referralCode: await referralCodeOf(site, upline.id) } : {},
    );
    paymentHash ??= hash(paymentPassword, cheapHashes);
    const { customerId } = member;
    await site.query('update member_profile set payment_password_hash = $2 where member_id = $1', [
      customerId,
      await paymentHash,
    ]);
    const own = new LineMember(site, member);
    if (balance > 0n) await own.#take(balance);
    if (!agent) return own;
    await site.query('update member set type = $2 where id = $1', [customerId, accountType.agent]);
    // A change of the account type has ended the session.
    return new LineMember(site, (await logIn(site, member)).value);
  }

  up(amount: bigint, { key, password = paymentPassword }: Told = {}) {
    return this.#send({ to: 'upline', amount: amount.toString(), paymentPassword: password }, key);
  }

  down(account: string, amount: bigint, { key, password = paymentPassword }: Told = {}) {
    return this.#send(
      { to: 'downline', account, amount: amount.toString(), paymentPassword: password },
      key,
    );
  }

  async line() {
    const { value } = await this.#site.client.call(endpoints.lineTransfers, { token: this.token });
    return value;
  }

  balance(): Promise<bigint> {
    return this.#site.balanceOf(this.token);
  }

  #send(
    body: BodyOf<typeof endpoints.transferAlongLine>,
    key: string = freshName(),
  ): Promise<Answer<LineTransfer>> {
    return this.#site.client.call(endpoints.transferAlongLine, { token: this.token, body, key });
  }

  /** Money from the house. */
  async #take(amount: bigint): Promise<void> {
    const client = await this.#site.site.db.pool.connect();
    try {
      await giveOpeningBalance(client, await brandIdOf(this.#site, 'lantern'), this.id, amount);
    } finally {
      client.release();
    }
  }
}
