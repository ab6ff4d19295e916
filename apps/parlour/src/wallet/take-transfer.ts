import type { TransferReason, TransferValue } from '@lantern/contracts/transfer-wallet';
import { type Database, type Queryable, transaction } from '@lantern/outside';
import { Refusal } from '../refusal.ts';
import { lockPlayer, type Player, setBalance } from './player.store.ts';
import { describe, findTransfer, type TransferRow, writeTransfer } from './transfer.store.ts';

export interface Order {
  kind: 'in' | 'out' | 'out_all';
  reference: string;
  playerId: string;
  currency: string;
  /** Undefined for the whole balance. */
  amount?: string;
}

/** The largest balance of a wallet. */
const ceiling = 9_000_000_000_000_000_000n;

/**
 * Carries out a transfer once for its reference; a repeated order gets the same answer.
 * @throws Refusal reference_reused when the reference belongs to another order
 */
export function takeTransfer(database: Database, order: Order): Promise<TransferValue> {
  return transaction(database, async (tx) => {
    const player = await lockPlayer(tx, order.playerId);
    const known = await findTransfer(tx, order.reference);
    if (known) return describe(sameOrder(known, order));
    const written = await writeTransfer(tx, decide(order, player));
    // At the same moment the site asked for the status and got `not_received`.
    if (!written) return describe(sameOrder(await endOf(tx, order.reference), order));
    if (player && written.status === 'done')
      await setBalance(tx, player.id, balanceAfter(order, player));
    return describe(written);
  });
}

/** The outcome of a transfer. An unknown one is rejected from now on. */
export async function statusOf(database: Database, reference: string): Promise<TransferValue> {
  const nothing = { kind: null, playerId: null, asked: null, amount: null, currency: null };
  const never = { ...nothing, reference, status: 'refused', reason: 'not_received' } as const;
  return describe((await writeTransfer(database, never)) ?? (await endOf(database, reference)));
}

async function endOf(db: Queryable, reference: string): Promise<TransferRow> {
  const found = await findTransfer(db, reference);
  if (!found) throw new Error(`the transfer ${reference} is gone`);
  return found;
}

/** A transfer whose status was requested before it arrived has no order and stays rejected. */
function sameOrder(known: TransferRow, { kind, playerId, currency, amount }: Order): TransferRow {
  if (known.kind === null) return known;
  const same =
    known.kind === kind && known.playerId === playerId && known.asked === (amount ?? null);
  if (!same || (known.currency !== null && known.currency !== currency))
    throw new Refusal('reference_reused');
  return known;
}

function decide(order: Order, player: Player | undefined): TransferRow {
  const { kind, reference, playerId, currency, amount } = order;
  const row = { kind, reference, playerId, currency, asked: amount ?? null };
  const reason = problemOf(order, player);
  if (!player || reason)
    return { ...row, status: 'refused', amount: null, reason: reason ?? 'player_not_found' };
  return { ...row, status: 'done', amount: amount ?? player.balance.toString(), reason: null };
}

function problemOf(order: Order, player: Player | undefined): TransferReason | undefined {
  if (!player) return 'player_not_found';
  if (player.currency !== order.currency) return 'wrong_currency';
  const after = balanceAfter(order, player);
  if (after < 0n) return 'insufficient_funds';
  return after > ceiling ? 'amount_out_of_range' : undefined;
}

function balanceAfter({ kind, amount }: Order, { balance }: Player): bigint {
  if (kind === 'in') return balance + BigInt(amount ?? 0);
  return amount === undefined ? 0n : balance - BigInt(amount);
}
