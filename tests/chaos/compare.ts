import type { Entry } from './journal.ts';

/** A broken rule and what breaks it. */
export interface Finding {
  readonly rule: string;
  readonly what: string;
}

/** The site's records of the members of a run. */
export interface Books {
  /** The movements of what members have, less what they owe the site, by ledger key. */
  readonly moves: readonly {
    readonly member: string;
    readonly key: string;
    readonly effect: bigint;
  }[];
  /** The ledger keys of operations whose keys the site has chosen. */
  readonly named: readonly {
    readonly kind: string;
    readonly key: string;
    readonly ledgerKey: string;
  }[];
  /** The balances of the main purses, less debts to the site. */
  readonly balances: ReadonlyMap<string, bigint>;
}

const nameOf = (kind: string, key: string) => `${kind} ${key}`;
const undoing = (key: string) => key.replace(':bet:', ':rollback:');

/**
 * Compares the answers to the callers with the records of the site: the rules L1 to L6.
 * @param refusals those that any operation may get; any other is a fault of the site
 */
export function compare(
  entries: readonly Entry[],
  expected: readonly { readonly member: string; readonly balance: bigint }[],
  books: Books,
  refusals: readonly string[] = [],
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
  const allowed = new Set(['ok', ...refusals]);
  return [
    ...entries.flatMap((entry) => judgeRefusal(entry, allowed)),
    ...entries.flatMap((entry) =>
      judge(entry, keysOf(entry), (key) => moved.get(nameOf(entry.member, key))),
    ),
    ...books.moves
      .filter(({ key }) => !known.has(key) && !known.has(key.replace(':rollback:', ':bet:')))
      .map(({ key }) => ({ rule: 'L4 no unknown operation', what: key })),
    ...expected
      .filter(({ member, balance }) => books.balances.get(member) !== balance)
      .map(({ member, balance }) => ({
        rule: 'L6 the balance equals the acknowledged operations',
        what: `${member}: ${books.balances.get(member)} instead of ${balance}`,
      })),
  ];
}

function judgeRefusal(
  { kind, key, verdict, allowed: alsoAllowed }: Entry,
  allowed: ReadonlySet<string>,
): Finding[] {
  if (verdict === undefined || allowed.has(verdict) || alsoAllowed.includes(verdict)) return [];
  return [{ rule: 'only expected refusals', what: `${nameOf(kind, key)}: ${verdict}` }];
}

function judge(
  entry: Entry,
  keys: readonly string[],
  effectOf: (key: string) => bigint | undefined,
): Finding[] {
  const { kind, key, effect, verdict, attempts, heard } = entry;
  const operation = nameOf(kind, key);
  if (verdict === undefined)
    return [
      {
        rule: 'an operation gets a verdict',
        what: `${operation} after ${attempts} attempts, the last answered ${heard}`,
      },
    ];
  const found: Finding[] = [];
  if (keys.length > 1)
    found.push({
      rule: 'L2 once, with the requested effect',
      what: `${operation}: ${keys.join(' and ')}`,
    });
  const [ledgerKey] = keys;
  const there = ledgerKey === undefined ? undefined : effectOf(ledgerKey);
  if (verdict === 'ok') {
    if (effect !== 0n && there === undefined)
      found.push({ rule: 'L1 an acknowledged operation is stored', what: operation });
    if (there !== undefined && there !== effect)
      found.push({
        rule: 'L2 once, with the requested effect',
        what: `${operation}: ${there} instead of ${effect}`,
      });
  } else if (
    ledgerKey !== undefined &&
    there !== undefined &&
    there + (effectOf(undoing(ledgerKey)) ?? 0n) !== 0n
  ) {
    found.push({ rule: 'L3 a rejected operation has no effect', what: `${operation}: ${there}` });
  }
  return found;
}
