import type { Call } from '../../http/routes.ts';
import { findEmail } from '../member/index.ts';
import { countWithin } from '../security/index.ts';
import type { MessagesContext } from './context.ts';
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
  context: MessagesContext,
  { brand, requestId }: Pick<Call, 'brand' | 'requestId'>,
  memberId: string,
  mail: MailText,
): void {
  const about = { brand: brand.code, requestId };
  const send = async () => {
    const to = await findEmail(context.db, memberId);
    if (!to) return;
    const key = context.vault
      .fingerprint('notice', `${brand.id} ${to.toLowerCase()}`)
      .toString('base64url');
    if ((await countWithin(context.redis, `notice:${key}`, hour)) > mostAnHour)
      context.log.warn(
        { event: 'notice_held_back', ...about },
        'an address has had enough notices',
      );
    else await context.mail.send({ brandId: brand.id, brandName: brand.name, to, ...mail });
  };
  send().catch((err: unknown) =>
    context.log.error({ event: 'notice_failed', ...about, err }, 'a notice was not sent'),
  );
}
