import { type BodyOf, endpoints, type WalletTransfer } from '@lantern/contracts';
import { seedStandIns } from '@lantern/database/seed';
import { beforeAll } from 'vitest';
import {
  followUpSoon,
  followUpWallets,
  readAllRounds,
} from '../src/modules/vendor-wallet/index.ts';
import type { Answer } from './client.ts';
import { freshName, type TestSite } from './test-site.ts';

export const vassalage = 'PLR';

/** Gives the brands the transfer-mode vendor, with its game. */
export async function addParlour({ site }: TestSite): Promise<void> {
  const client = await site.db.pool.connect();
  await seedStandIns(client).finally(() => client.release());
}

/** For a file about that vendor; call it after `useTestSite`. */
export const useParlour = (site: TestSite) => beforeAll(() => addParlour(site));

/** A member with money and a wallet at the transfer-mode vendor. */
export class Holder {
  readonly token: string;
  readonly id: string;
  readonly #site: TestSite;

  constructor(site: TestSite, member: { token: string; customerId: string }) {
    this.#site = site;
    this.token = member.token;
    this.id = member.customerId;
  }

  static async with(site: TestSite, balance: bigint): Promise<Holder> {
    return new Holder(site, balance > 0n ? await site.memberWith(balance) : await site.register());
  }

  move(
    body: BodyOf<typeof endpoints.walletTransferCall>,
    key = freshName(),
  ): Promise<Answer<{ transfers: WalletTransfer[] }>> {
    return this.#site.client.call(endpoints.walletTransferCall, { token: this.token, body, key });
  }

  send(amount: bigint, key?: string) {
    return this.move({ direction: 'in', vassalage, amount: amount.toString() }, key);
  }

  /** Recalls an amount, or everything. */
  fetch(amount?: bigint, key?: string) {
    return this.move(
      { direction: 'out', vassalage, ...(amount && { amount: amount.toString() }) },
      key,
    );
  }

  recall(key?: string) {
    return this.move({ direction: 'recall' }, key);
  }

  /** Asks the vendor, like the page's refresh. */
  ask() {
    return this.#site.client.call(endpoints.merchantWallet, {
      token: this.token,
      query: { vassalage },
    });
  }

  async funds() {
    const { value } = await this.#site.client.call(endpoints.consolidatedFunds, {
      token: this.token,
    });
    return value;
  }

  /** Where the money is: in the main wallet, in transit, at the vendor. */
  async places(): Promise<[main: bigint, inTransit: bigint, vendor: bigint]> {
    const { main, inTransit } = await this.funds();
    return [BigInt(main), BigInt(inTransit), this.#site.parlour.balances.get(this.id) ?? 0n];
  }

  /** The states of all transfers, oldest first. */
  async states(): Promise<string[]> {
    const rows = await this.#site.query<{ state: string }>(
      'select state from wallet_transfer where member_id = $1 order by created_at, id',
      [this.id],
    );
    return rows.map(({ state }) => state);
  }
}

export const followUp = (site: TestSite) => followUpWallets(site.site);

/** Asks about what got no answer, as the worker does every two seconds. */
export const askSoon = (site: TestSite) => followUpSoon(site.site);

/** Reads what the vendors report, as the job does. */
export const readRounds = (site: TestSite) => readAllRounds(site.site);

/** What vendors hold for members, in our books. */
export async function owedByVendors(site: TestSite): Promise<bigint> {
  const [row] = await site.query<{ sum: string }>(
    "select coalesce(sum(balance), 0)::text as sum from purse where purpose = 'vendor'",
  );
  return BigInt(row?.sum ?? 0);
}
