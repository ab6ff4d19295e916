import { type forgotByEmail as forgotCall, Refusal } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberByName } from '../member/index.ts';
import { resetMail } from '../messages/index.ts';
import { hashToken, newToken } from '../session/index.ts';
import { canonicalEmail } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';
import { findResetAddress, insertTicket } from './password.store.ts';

type ForgotCall = Call<typeof forgotCall>;

/**
 * Sends a link that sets a new password, where the e-mail is that of the account. Nobody waits for
 * any of it, so that neither the answer nor its time tells whether it is.
 */
export async function forgotByEmail(
  context: PasswordContext,
  call: ForgotCall,
): Promise<Record<string, never>> {
  const { brand, body, address, cookies, requestId } = call;
  const to = canonicalEmail(body.email);
  if (!to) throw new Refusal('email_invalid');
  const { botCheck, codeLimits } = context.verification;
  const { registration, codes } = brand.settings;
  const asks =
    registration.captcha || (await codeLimits.countOf(brand, address)) >= codes.captchaAfter;
  if (asks) await botCheck.require(brand, cookies, body);
  sendLink(context, call, { to, onTrust: !asks }).catch((err: unknown) => {
    const about = { brand: brand.code, requestId };
    // Too many mails to one address, or from one network: that is answered like everything else.
    if (err instanceof Refusal)
      context.log.warn({ event: 'reset_held_back', ...about }, 'a password mail was held back');
    else
      context.log.error({ event: 'reset_failed', ...about, err }, 'a password mail was not sent');
  });
  return {};
}

async function sendLink(
  context: PasswordContext,
  call: ForgotCall,
  { to, onTrust }: { to: string; onTrust: boolean },
): Promise<void> {
  const { brand, body, address, requestId } = call;
  const member = await findMemberByName(context.db, brand.id, nameKey(body.username.trim()));
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
  const link = `${ownOrigin(brand, call.origin, context.config.environment)}/login?reset=${ticket}`;
  const mail = resetMail(call, { account: member.username, link, minutes });
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
 * Where a link in a mail leads: to a host of the brand, never to what a request says about itself.
 * A port is part of it in development alone, where sites do not have one each.
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
