import type { VisitorCaller } from '../../caller.ts';
import { findEmail } from '../member/index.ts';
import { countWithin } from '../security/index.ts';
import type { MessagesContext } from './context.ts';
import { addMessage } from './inbox.store.ts';
import type { AccountNote } from './inbox-note.ts';
import { writeAccountMail } from './write-message.ts';

/**
 * Per e-mail address. An address is unverified, so a stranger may have typed in that of another
 * person.
 */
const mostAnHour = 10;
const hour = 3600;

/**
 * Notifies a member of something about the account: in the inbox, and by mail if there is an
 * address. This happens in the background; errors are only logged.
 */
export function notifyMember(
  context: MessagesContext,
  { brand, language, requestId }: Pick<VisitorCaller, 'brand' | 'language' | 'requestId'>,
  memberId: string,
  note: AccountNote,
): void {
  const about = { brand: brand.code, requestId };
  const send = async () => {
    await addMessage(context.db.pool, { brandId: brand.id, memberId }, note);
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
    else
      await context.mail.send({
        ...{ brandId: brand.id, brandName: brand.name, to },
        ...writeAccountMail({ brand, language }, note),
      });
  };
  send().catch((err: unknown) =>
    context.log.error({ event: 'notice_failed', ...about, err }, 'notice failed'),
  );
}
