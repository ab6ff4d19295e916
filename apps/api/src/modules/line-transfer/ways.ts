import { accountType, hasMembersBelow } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import type { OpenSession } from '../session/index.ts';
import { hasUpline } from './line-transfer.store.ts';

/** Whether the brand lets this member send to the upline; the member may still have none. */
export const maySendUp = ({ settings }: Brand, { type }: OpenSession) =>
  settings.transfers.toUpline && type !== accountType.trial;

/** Whether the brand lets this member send to the downline. */
export const maySendDown = ({ settings }: Brand, { type }: OpenSession) =>
  settings.transfers.toDownline && hasMembersBelow(type);

/** Whether the member may send to any recipient. The page is shown only then. */
export async function maySend({ db }: Data, brand: Brand, session: OpenSession): Promise<boolean> {
  if (maySendDown(brand, session)) return true;
  return maySendUp(brand, session) && hasUpline(db, session.memberId);
}
