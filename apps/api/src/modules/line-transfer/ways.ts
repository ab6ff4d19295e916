import { accountType, hasMembersBelow } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import type { OpenSession } from '../session/index.ts';
import { hasUpline } from './line-transfer.store.ts';

/** Whether the brand lets this member send to who is above, as far as there is somebody. */
export const maySendUp = ({ settings }: Brand, { type }: OpenSession) =>
  settings.transfers.toUpline && type !== accountType.trial;

/** Whether the brand lets this member send to those below. */
export const maySendDown = ({ settings }: Brand, { type }: OpenSession) =>
  settings.transfers.toDownline && hasMembersBelow(type);

/**
 * Whether there is anybody that a member may send money to: the page about it is there for nobody
 * else.
 */
export async function maySend({ db }: Data, brand: Brand, session: OpenSession): Promise<boolean> {
  if (maySendDown(brand, session)) return true;
  return maySendUp(brand, session) && hasUpline(db, session.memberId);
}
