import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findEmail } from '../member/index.ts';
import { countWithin } from '../security/index.ts';
import type { MailText } from './write-message.ts';

/**
 * Nobody has proved that an address is a member's own: it must not be filled by whoever types it
 * into a form.
 */
const mostAnHour = 10;
const hour = 3600;

/**
 * Sends a mail to a member, where there is an address. Nobody waits for it, and nothing fails by
 * it.
 */
export function notifyMember(
  site: Site,
  { brand, requestId }: Pick<Call, 'brand' | 'requestId'>,
  memberId: string,
  mail: MailText,
): void {
  const about = { brand: brand.code, requestId };
  const send = async () => {
    const to = await findEmail(site.db, memberId);
    if (!to) return;
    const key = site.vault
      .fingerprint('notice', `${brand.id} ${to.toLowerCase()}`)
      .toString('base64url');
    if ((await countWithin(site.redis, `notice:${key}`, hour)) > mostAnHour)
      site.log.warn({ event: 'notice_held_back', ...about }, 'an address has had enough notices');
    else await site.mail.send({ brandId: brand.id, brandName: brand.name, to, ...mail });
  };
  send().catch((err: unknown) =>
    site.log.error({ event: 'notice_failed', ...about, err }, 'a notice was not sent'),
  );
}
