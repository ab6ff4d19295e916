import { type BodyOf, endpoints, type WalletTransfer } from '@lantern/contracts';
import { seedStandIns } from '@lantern/database/seed';
import { beforeAll } from 'vitest';
import { followUpWallets } from '../src/modules/vendor-wallet/index.ts';
import type { Answer } from './client.ts';
import { freshName, type TestSite } from './test-site.ts';

export const vassalage = 'PLR';

/** Gives the brands the vendor that keeps wallets of its own, with its game. */
export async function addParlour({ site }: TestSite): Promise<void> {
  const client = await site.db.pool.connect();
  await seedStandIns(client).finally(() => client.release());
}

/**
 * For a file whose tests are about that vendor; to be called when the site of the file has been
 * named.
 */
export const useParlour = (site: TestSite) => beforeAll(() => addParlour(site));

/** A member who has money and a wallet at the vendor that keeps its own. */
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

  /** Fetches an amount, or all that is there. */
  fetch(amount?: bigint, key?: string) {
    return this.move(
      { direction: 'out', vassalage, ...(amount && { amount: amount.toString() }) },
      key,
    );
  }

  recall(key?: string) {
    return this.move({ direction: 'recall' }, key);
  }

  /** Asks the vendor, as the refresh on the page does. */
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

  /** Where the money is: in the main wallet, on its way, with the vendor. */
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

/** What all vendors owe, as the books say. */
export async function owedByVendors(site: TestSite): Promise<bigint> {
  const [row] = await site.query<{ sum: string }>(
    `select coalesce(sum(e.amount), 0)::text as sum from entry e join purse p on p.id = e.purse_id where p.purpose = 'house_vendors'`,
  );
  return BigInt(row?.sum ?? 0);
}
