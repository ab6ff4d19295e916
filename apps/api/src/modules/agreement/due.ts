import type { BillCalculation } from '@lantern/contracts';
import { type AgreementKind, type Funding, lineOf, withAllBelow } from '@lantern/rules/agreements';
import type { Brand } from '../brand/index.ts';
import type { InForce, NewBill, PeriodOf } from './settlement.store.ts';

/** The period that is settled, with what all its transactions share. */
export interface Settling {
  brand: Brand;
  period: PeriodOf;
  asOf: Date;
}

/** A bill before it is stored: what it is, and what it leaves to the next period. */
export interface Due {
  agreement: InForce;
  amount: bigint;
  owes: bigint;
  state: NewBill['state'];
  calculation: BillCalculation;
  /** What earlier periods lowered the base by, in millionths of a minor unit. */
  carried: bigint;
  /** Millionths of a minor unit. */
  carriedOut: bigint;
}

/** So many agreements are settled in one transaction, or a whole line if it has more. */
const perTransaction = 200;

/** Whole lines together, because an upline pays its downlines in the same transaction. */
export function inChunks(agreements: readonly InForce[]): InForce[][] {
  const byId = new Map(agreements.map((each) => [each.id, each]));
  const lines = new Map<string, InForce[]>();
  for (const each of agreements) {
    let top = each;
    for (let above = byId.get(top.uplineAgreement ?? ''); above; )
      [top, above] = [above, byId.get(above.uplineAgreement ?? '')];
    const line = lines.get(top.id);
    if (line) line.push(each);
    else lines.set(top.id, [each]);
  }
  const chunks: InForce[][] = [];
  for (const line of lines.values()) {
    const last = chunks.at(-1);
    if (last && last.length + line.length <= perTransaction) last.push(...line);
    else chunks.push(line);
  }
  return chunks;
}

/**
 * The agreements that the bill of one is calculated from. Where uplines pay, a salary needs those
 * above, which may have reached nothing; where the brand pays the difference, a bill needs those
 * below, which take a part. Without the others, a page need not count their teams.
 */
export function decidersOf(
  agreements: readonly InForce[],
  id: string,
  { funding, kind }: { funding: Funding; kind: AgreementKind },
): InForce[] {
  const byId = new Map(agreements.map((each) => [each.id, each]));
  const own = byId.get(id);
  if (!own) return [];
  const top = { ...own, uplineAgreement: null };
  if (funding === 'upline') {
    if (kind === 'dividend') return [top];
    const path = [];
    for (let at: InForce | undefined = own; at; at = byId.get(at.uplineAgreement ?? ''))
      path.push(at);
    return path;
  }
  const nodes = agreements.map((each) => ({ id: each.id, upline: each.uplineAgreement, each }));
  const [, ...below] = withAllBelow(
    lineOf(nodes),
    nodes.filter((node) => node.id === id),
  );
  return [top, ...below.map(({ each }) => each)];
}
