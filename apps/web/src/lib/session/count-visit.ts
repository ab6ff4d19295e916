import { visitInviteLink } from '@lantern/contracts';
import { call } from '../api/api.ts';

/** Counts the visit of a page that was opened by an invite link. */
export function countVisit(search: string): void {
  const code = new URLSearchParams(search).get('affiliateCode');
  if (code && code.length <= 32)
    void call(visitInviteLink, { body: { code } }).catch(() => undefined);
}
