import { accountType, hasMembersBelow } from '@lantern/rules';
import type { Brand } from '../brand/index.ts';
import type { OpenSession } from '../session/index.ts';

/** Whether the brand lets this member send to the upline; the member may still have none. */
export const maySendUp = ({ settings }: Brand, { type }: OpenSession) =>
  settings.transfers.toUpline && type !== accountType.trial;

/** Whether the brand lets this member send to the downline. */
export const maySendDown = ({ settings }: Brand, { type }: OpenSession) =>
  settings.transfers.toDownline && hasMembersBelow(type);

/** Whether the member may send to any recipient. The page is shown only then. */
export const maySend = (brand: Brand, session: OpenSession) =>
  maySendDown(brand, session) || (maySendUp(brand, session) && session.hasUpline);
