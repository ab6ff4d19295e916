import { type BodyOf, type forgotByEmail as forgotCall, Refusal } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Config } from '../../config.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberByName } from '../member/index.ts';
import { resetMail } from '../messages/index.ts';
import { hashToken, newToken } from '../session/index.ts';
import { canonicalEmail } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';
import { findResetAddress, insertTicket } from './password.store.ts';

/**
 * Sends a link for a new password if the e-mail is that of the account. The mail is sent in the
 * background: neither the reply nor its time reveals whether the e-mail matches.
 * @throws Refusal email_invalid, and those of the bot check
 */
export async function forgotByEmail(
  context: PasswordContext,
  caller: VisitorCaller,
  input: BodyOf<typeof forgotCall>,
): Promise<Record<string, never>> {
  const { brand, address, requestId } = caller;
  const to = canonicalEmail(input.email);
  if (!to) throw new Refusal('email_invalid');
  const { botCheck, codeLimits } = context.verification;
  const { registration, codes } = brand.settings;
  const asks =
    registration.captcha || (await codeLimits.countOf(brand, address)) >= codes.captchaAfter;
  if (asks) await botCheck.require(caller, input);
  const wish = { username: input.username, to, onTrust: !asks };
  sendLink(context, caller, wish).catch((err: unknown) => {
    const about = { brand: brand.code, requestId };
    // A refusal means too many mails; the reply must not reveal that either.
    if (err instanceof Refusal)
      context.log.warn({ event: 'reset_held_back', ...about }, 'password mail over the limit');
    else context.log.error({ event: 'reset_failed', ...about, err }, 'password mail failed');
  });
  return {};
}

async function sendLink(
  context: PasswordContext,
  caller: VisitorCaller,
  { username, to, onTrust }: { username: string; to: string; onTrust: boolean },
): Promise<void> {
  const { brand, address, requestId } = caller;
  const member = await findMemberByName(context.db, brand.id, nameKey(username.trim()));
  const own = member && canonicalEmail((await findResetAddress(context.db, member.id)) ?? '');
  const goesOut = member?.status === 'active' && own?.toLowerCase() === to.toLowerCase();
  const request = await context.verification.codeLimits.count(brand, {
    channel: 'mail',
    to,
    address,
    goesOut,
    onTrust,
  });
  if (!goesOut) return;
  const ticket = newToken(context.random);
  const now = context.clock.now();
  const { resetMinutes: minutes } = brand.settings.login;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await insertTicket(context.db, {
    ...{ brandId: brand.id, memberId: member.id, now, expiresAt },
    ticketHash: hashToken(ticket),
  });
  const ownSite = ownOrigin(brand, caller.origin, context.config.environment);
  const link = `${ownSite}/login?reset=${ticket}`;
  const mail = resetMail(caller, { account: member.username, link, minutes });
  await context.mail
    .send({ brandId: brand.id, brandName: brand.name, to: own, ...mail })
    .catch(async (error: unknown) => {
      await request.failed();
      throw error;
    });
  context.log.info(
    { event: 'reset_sent', brand: brand.code, member: member.id, requestId },
    'password mail sent',
  );
}

/**
 * The origin of a link in a mail: one of the brand's hosts, never an unknown host of the request.
 * Only development keeps the request's protocol and port.
 */
export function ownOrigin(
  { hosts }: Brand,
  origin: string,
  environment: Config['environment'],
): string {
  const { protocol, hostname, host } = new URL(origin);
  const known = hosts.find((own) => own === hostname) ?? hosts[0];
  if (known === undefined) throw new Error('The brand has no host.');
  return environment !== 'production' && known === hostname
    ? `${protocol}//${host}`
    : `${protocol}//${known}`;
}
