import type { VisitorCaller } from '../../caller.ts';
import { findEmail } from '../member/index.ts';
import { countWithin } from '../security/index.ts';
import type { MessagesContext } from './context.ts';
import type { MailText } from './write-message.ts';

/**
 * Per e-mail address. An address is unverified, so a stranger may have typed in that of another
 * person.
 */
const mostAnHour = 10;
const hour = 3600;

/** Sends a mail to a member who has an address, in the background; errors are only logged. */
export function notifyMember(
  context: MessagesContext,
  { brand, requestId }: Pick<VisitorCaller, 'brand' | 'requestId'>,
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
        'notice not sent: the address has reached its limit',
      );
    else await context.mail.send({ brandId: brand.id, brandName: brand.name, to, ...mail });
  };
  send().catch((err: unknown) =>
    context.log.error({ event: 'notice_failed', ...about, err }, 'notice failed'),
  );
}
