import {
  type ErrorCode,
  errorStatus,
  Refusal,
  type ValueOf,
  type WalletTransfer,
  type walletTransferCall,
} from '@lantern/contracts';
import type { MoneyCall } from '../../http/routes.ts';
import { makeReference } from '../../reference.ts';
import type { Site } from '../../site.ts';
import { limitReached } from '../protection/index.ts';
import { carryOut } from './carry-out.ts';
import { describeTransfer } from './describe-funds.ts';
import { introduce, type Owner, walletAt, walletsOf } from './know-player.ts';
import { findTransfer, requestTransfer } from './wallet-transfer.store.ts';

const referenceLength = 8;
const isCode = (verdict: string): verdict is ErrorCode => verdict in errorStatus;

/** What a member wants to move, and the key that makes it happen once. */
interface Wish {
  vassalage: string;
  direction: 'in' | 'out';
  /** Undefined for all that is there. */
  amount?: string | undefined;
  idempotencyKey: string;
}

/**
 * Moves money between the main wallet and a vendor's, or fetches all there is. What could not be
 * found out in time is answered with its state too: the money is safe, and the follow-up goes on.
 * @throws Refusal wallet_not_found, vendor_unavailable, single_wallet, wallet_transfer_open,
 *   member_in_debt, member_excluded, limit_reached, insufficient_funds, purse_frozen,
 *   idempotency_key_reused
 */
export async function transferFunds(
  site: Site,
  call: MoneyCall<typeof walletTransferCall>,
): Promise<ValueOf<typeof walletTransferCall>> {
  const { body, idempotencyKey } = call;
  if (body.direction === 'recall')
    return { transfers: await recallAll(site, call, idempotencyKey) };
  return { transfers: [await moveFunds(site, call, { ...body, idempotencyKey })] };
}

async function moveFunds(site: Site, owner: Owner, wish: Wish): Promise<WalletTransfer> {
  const { brand, session } = owner;
  const { vassalage, direction, amount, idempotencyKey } = wish;
  const place = await walletAt(site, owner, vassalage);
  await introduce(site, owner, place);
  const { verdict, transfer } = await requestTransfer(site.db, {
    id: site.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    vendorCode: vassalage,
    reference: makeReference(site.random, 'T', referenceLength),
    idempotencyKey,
    direction,
    amount: amount === undefined ? undefined : BigInt(amount),
  });
  if (transfer === null || verdict !== 'requested')
    throw await refusalOf(site, owner, verdict, BigInt(amount ?? 0));
  await carryOut(site, await findTransfer(site.db, transfer));
  return describeTransfer(await findTransfer(site.db, transfer));
}

async function refusalOf(
  site: Site,
  { brand, session }: Owner,
  verdict: string,
  amount: bigint,
): Promise<Refusal> {
  if (!isCode(verdict)) throw new Error(`A wallet transfer was answered ${verdict}.`);
  if (verdict !== 'limit_reached') return new Refusal(verdict);
  return limitReached(
    site.db.pool,
    { brandId: brand.id, memberId: session.memberId },
    'stake',
    amount,
  );
}

/**
 * Fetches all that vendors have of a member. One from or to which something is on its way already
 * is left alone.
 */
export async function recallAll(
  site: Site,
  owner: Owner,
  idempotencyKey: string,
  except?: string,
): Promise<WalletTransfer[]> {
  const wallets = (await walletsOf(site, owner)).filter(
    (one) => one.mayHold && one.vendorCode !== except,
  );
  const moved = await Promise.all(
    wallets.map(({ vendorCode: vassalage }) =>
      moveFunds(site, owner, { vassalage, direction: 'out', idempotencyKey }).catch(
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'wallet_transfer_open') return undefined;
          throw error;
        },
      ),
    ),
  );
  return moved.filter((one) => one !== undefined);
}
