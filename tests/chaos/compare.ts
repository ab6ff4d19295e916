import type { Entry } from './journal.ts';

/** What does not hold, in words: the rule and what breaks it. */
export interface Finding {
  readonly rule: string;
  readonly what: string;
}

/** What the site has written down, as far as the callers know of it. */
export interface Books {
  /**
   * All that was moved in the members' main purses: whose, under which key of the ledger, and how
   * much.
   */
  readonly moves: readonly {
    readonly member: string;
    readonly key: string;
    readonly effect: bigint;
  }[];
  /** The keys of the ledger that belong to words whose keys the site has chosen. */
  readonly named: readonly {
    readonly kind: string;
    readonly key: string;
    readonly ledgerKey: string;
  }[];
  /** What stands in the main purses. */
  readonly balances: ReadonlyMap<string, bigint>;
}

/** Refusals that a word of a run may end with. Any other is a fault of the site. */
const due = new Set([
  ...['ok', 'insufficient_funds', 'transaction_rolled_back', 'too_many_open_deposits'],
  ...['withdrawal_decided', 'withdrawal_not_cancellable', 'wallet_transfer_open'],
]);
const nameOf = (kind: string, key: string) => `${kind} ${key}`;
const undoing = (key: string) => key.replace(':bet:', ':rollback:');

/**
 * What the callers were told against what the books say: the rules L1 to L6 of the client's view.
 */
export function compare(
  entries: readonly Entry[],
  expected: readonly { readonly member: string; readonly balance: bigint }[],
  books: Books,
): Finding[] {
  const moved = new Map(
    books.moves.map(({ member, key, effect }) => [nameOf(member, key), effect]),
  );
  const named = Map.groupBy(books.named, ({ kind, key }) => nameOf(kind, key));
  const keysOf = ({ kind, key, ledgerKey }: Entry): readonly string[] =>
    ledgerKey === undefined
      ? (named.get(nameOf(kind, key)) ?? []).map((one) => one.ledgerKey)
      : [ledgerKey];
  const known = new Set(entries.flatMap(keysOf));
  return [
    ...entries.flatMap((entry) =>
      judge(entry, keysOf(entry), (key) => moved.get(nameOf(entry.member, key))),
    ),
    ...books.moves
      .filter(({ key }) => !known.has(key) && !known.has(key.replace(':rollback:', ':bet:')))
      .map(({ key }) => ({ rule: 'L4 nothing happened that nobody sent', what: key })),
    ...expected
      .filter(({ member, balance }) => books.balances.get(member) !== balance)
      .map(({ member, balance }) => ({
        rule: 'L6 the balance is what was acknowledged',
        what: `${member}: ${books.balances.get(member)} in place of ${balance}`,
      })),
  ];
}

function judge(
  entry: Entry,
  keys: readonly string[],
  effectOf: (key: string) => bigint | undefined,
): Finding[] {
  const { kind, key, effect, verdict, attempts, heard } = entry;
  const word = nameOf(kind, key);
  if (verdict === undefined)
    return [
      {
        rule: 'a word gets a verdict',
        what: `${word} after ${attempts} tries, the last of which heard ${heard}`,
      },
    ];
  const found: Finding[] = [];
  if (!due.has(verdict) && !entry.due.includes(verdict))
    found.push({ rule: 'only refusals that are due', what: `${word}: ${verdict}` });
  if (keys.length > 1)
    found.push({ rule: 'L2 once, and as it was said', what: `${word}: ${keys.join(' and ')}` });
  const [ledgerKey] = keys;
  const there = ledgerKey === undefined ? undefined : effectOf(ledgerKey);
  if (verdict === 'ok') {
    if (effect !== 0n && there === undefined)
      found.push({ rule: 'L1 what was acknowledged is there', what: word });
    if (there !== undefined && there !== effect)
      found.push({
        rule: 'L2 once, and as it was said',
        what: `${word}: ${there} in place of ${effect}`,
      });
  } else if (
    ledgerKey !== undefined &&
    there !== undefined &&
    there + (effectOf(undoing(ledgerKey)) ?? 0n) !== 0n
  ) {
    found.push({ rule: 'L3 what was refused has not happened', what: `${word}: ${there}` });
  }
  return found;
}
