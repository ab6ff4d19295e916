import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailGateway } from '../ports/mail.ts';
import type { SmsGateway } from '../ports/sms.ts';
import { HttpSms } from './http-sms.ts';
import { Outbox } from './outbox.ts';
import { SmtpMail } from './smtp-mail.ts';

export interface MessageGateways {
  sms: SmsGateway;
  mail: MailGateway;
  /** Development's list of sent messages; undefined in production. */
  outbox: Outbox | undefined;
}

/**
 * Production without a gateway: a message that cannot be sent is a failure, which the log shows.
 */
const nowhere = (missing: string) => ({
  send: () => Promise.reject(new Error(`${missing} is not configured.`)),
});

/** Where messages go: through what is configured, otherwise into development's outbox. */
export function openMessages(config: Config, redis: Redis, clock: Clock): MessageGateways {
  const outbox = config.environment === 'production' ? undefined : new Outbox(redis, clock);
  return {
    sms: config.sms ? new HttpSms(config.sms) : (outbox ?? nowhere('An SMS gateway (SMS_URL)')),
    mail: config.mail ? new SmtpMail(config.mail) : (outbox ?? nowhere('A mail server (SMTP_URL)')),
    outbox,
  };
}
