import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findEmail } from '../member/index.ts';
import type { MailText } from './write-message.ts';

/** Sends a mail to a member, where there is an address. Nobody waits for it, and nothing fails by it. */
export function notifyMember(
  site: Site,
  { brand, requestId }: Pick<Call, 'brand' | 'requestId'>,
  memberId: string,
  mail: MailText,
): void {
  const send = async () => {
    const to = await findEmail(site.db, memberId);
    if (to) await site.mail.send({ brandId: brand.id, brandName: brand.name, to, ...mail });
  };
  send().catch((err: unknown) =>
    site.log.error({ event: 'notice_failed', brand: brand.code, requestId, err }, 'a notice was not sent'),
  );
}
