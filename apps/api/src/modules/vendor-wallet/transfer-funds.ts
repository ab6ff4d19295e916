import {
  type BodyOf,
  Refusal,
  type ValueOf,
  type WalletTransfer,
  type walletTransferCall,
} from '@lantern/contracts';
import type { Keyed, SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { makeReference } from '../../reference.ts';
import { limitReached } from '../protection/index.ts';
import { carryOut } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { describeTransfer } from './describe-funds.ts';
import { introduce, type Owner, walletAt, walletsOf } from './know-player.ts';
import { readRoundsSoon } from './read-rounds.ts';
import { findTransfer, requestTransfer } from './wallet-transfer.store.ts';

const referenceLength = 8;

interface Wish extends Keyed {
  vassalage: string;
  direction: 'in' | 'out';
  /** Minor units; undefined for the whole balance. */
  amount?: string | undefined;
}

/**
 * Moves money between the main wallet and a vendor's, or recalls all of it. A transfer without an
 * outcome in time is returned, too: its money is in transit, and the follow-up job continues it.
 * @throws Refusal wallet_not_found, vendor_unavailable, single_wallet, wallet_transfer_open,
 *   member_in_debt, member_excluded, limit_reached, insufficient_funds, purse_frozen,
 *   idempotency_key_reused
 */
export async function transferFunds(
  context: VendorWalletContext,
  caller: SessionCaller,
  input: BodyOf<typeof walletTransferCall> & Keyed,
): Promise<ValueOf<typeof walletTransferCall>> {
  if (input.direction === 'recall')
    return { transfers: await recallAll(context, caller, input.idempotencyKey) };
  return { transfers: [await moveFunds(context, caller, input)] };
}

/** Moves money between the main wallet and one vendor's; see `transferFunds`. */
export async function moveFunds(
  context: VendorWalletContext,
  owner: Owner,
  wish: Wish,
): Promise<WalletTransfer> {
  const { brand, session } = owner;
  const { vassalage, direction, amount, idempotencyKey } = wish;
  const place = await walletAt(context, owner, vassalage);
  await introduce(context, owner, place);
  const { verdict, transfer } = await requestTransfer(context.db, {
    id: context.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    vendorCode: vassalage,
    reference: makeReference(context.random, 'T', referenceLength),
    idempotencyKey,
    direction,
    amount: amount === undefined ? undefined : BigInt(amount),
  });
  if (transfer === null || verdict !== 'requested')
    throw await withLimit(context, owner, verdict, BigInt(amount ?? 0));
  await carryOut(context, await findTransfer(context.db, transfer));
  const ended = await findTransfer(context.db, transfer);
  // What came back may be winnings, which are held until their rounds are known.
  if (direction === 'out' && ended.state === 'done') await readRoundsSoon(context, vassalage);
  return describeTransfer(ended);
}

/** Adds the limit to a refusal because of one. */
async function withLimit(
  context: Data,
  { brand, session }: Owner,
  verdict: string,
  amount: bigint,
): Promise<Refusal> {
  if (verdict !== 'limit_reached') return refusalFor(verdict);
  return limitReached(
    context.db.pool,
    { brandId: brand.id, memberId: session.memberId },
    'stake',
    amount,
  );
}

/** Recalls the member's money from all vendors but `except`. Skips those with an open transfer. */
export async function recallAll(
  context: VendorWalletContext,
  owner: Owner,
  idempotencyKey: string,
  except?: string,
): Promise<WalletTransfer[]> {
  const wallets = (await walletsOf(context, owner)).filter(
    (one) => one.mayHold && one.vendorCode !== except,
  );
  const moved = await Promise.all(
    wallets.map(({ vendorCode: vassalage }) =>
      moveFunds(context, owner, { vassalage, direction: 'out', idempotencyKey }).catch(
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'wallet_transfer_open') return undefined;
          throw error;
        },
      ),
    ),
  );
  return moved.filter((one) => one !== undefined);
}
