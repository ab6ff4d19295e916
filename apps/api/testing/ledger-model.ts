import type { LedgerVerdict, Transfer } from '@lantern/database';

interface Answered {
  verdict: LedgerVerdict;
  /** Of both purses afterwards; null for a purse of the house. */
  fromBalance: bigint | null;
  toBalance: bigint | null;
}

const largest = 999_999_999_999_999n;

/** A sequential model of the ledger's description, to compare with the real ledger. */
export class LedgerModel {
  /** By purse; null for one without a stored balance. */
  readonly balances: Map<string, bigint | null>;
  readonly #posted = new Map<string, string>();

  constructor(balances: Iterable<[string, bigint | null]>) {
    this.balances = new Map(balances);
  }

  post(postings: readonly (readonly Transfer[])[]): Answered[][] {
    return postings.map((posting) => this.#postOne(posting));
  }

  #postOne(posting: readonly Transfer[]): Answered[] {
    const before = { balances: new Map(this.balances), posted: new Map(this.#posted) };
    const answers: Answered[] = [];
    let refusal: LedgerVerdict | undefined;
    for (const transfer of posting) {
      const verdict = this.#judge(transfer);
      if (verdict !== 'posted' && verdict !== 'duplicate') {
        refusal = verdict;
        break;
      }
      if (verdict === 'posted') this.#move(transfer);
      answers.push({ verdict, ...this.#seen(transfer) });
    }
    if (!refusal && new Set(answers.map(({ verdict }) => verdict)).size > 1)
      refusal = 'posting_key_reused';
    if (!refusal) return answers;
    for (const [purse, balance] of before.balances) this.balances.set(purse, balance);
    this.#posted.clear();
    for (const [key, content] of before.posted) this.#posted.set(key, content);
    const verdict = refusal;
    return posting.map((transfer) => ({ verdict, ...this.#seen(transfer) }));
  }

  #judge(transfer: Transfer): LedgerVerdict {
    const known = this.#posted.get(transfer.key);
    if (known !== undefined)
      return known === contentOf(transfer) ? 'duplicate' : 'posting_key_reused';
    if (transfer.from === transfer.to) return 'transfer_to_self';
    if (transfer.amount < 1n || transfer.amount > largest) return 'amount_out_of_range';
    const balance = this.balances.get(transfer.from);
    if (balance === undefined || !this.balances.has(transfer.to)) return 'purse_not_found';
    return balance !== null && balance < transfer.amount ? 'insufficient_funds' : 'posted';
  }

  #move(transfer: Transfer): void {
    this.#posted.set(transfer.key, contentOf(transfer));
    this.#add(transfer.from, -transfer.amount);
    this.#add(transfer.to, transfer.amount);
  }

  #add(purse: string, amount: bigint): void {
    const balance = this.balances.get(purse) ?? null;
    if (balance !== null) this.balances.set(purse, balance + amount);
  }

  #seen({ from, to }: Transfer): { fromBalance: bigint | null; toBalance: bigint | null } {
    return {
      fromBalance: this.balances.get(from) ?? null,
      toBalance: this.balances.get(to) ?? null,
    };
  }
}

const contentOf = ({ from, to, amount, kind }: Transfer) => [from, to, amount, kind].join(' ');
