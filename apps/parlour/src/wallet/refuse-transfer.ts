import type { TransferValue } from '@lantern/contracts/transfer-wallet';
import type { Database } from '@lantern/outside';
import type { Order } from './take-transfer.ts';
import { describe, findTransfer, writeTransfer } from './transfer.store.ts';

/** Rejects a transfer for good, like a vendor that has blocked the player. */
export async function refuseTransfer(database: Database, order: Order): Promise<TransferValue> {
  const { kind, reference, playerId, currency, amount } = order;
  const refused = { status: 'refused', reason: 'player_blocked', amount: null } as const;
  const row = { kind, reference, playerId, currency, asked: amount ?? null, ...refused };
  const end = (await writeTransfer(database, row)) ?? (await findTransfer(database, reference));
  return describe(end ?? row);
}
