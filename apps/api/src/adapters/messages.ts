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
  /** The list of sent messages in development; undefined in production. */
  outbox: Outbox | undefined;
}

/** Production without a gateway: each message fails, and the failure is logged. */
const nowhere = (missing: string) => ({
  send: () => Promise.reject(new Error(`${missing} is not configured.`)),
});

/** The configured gateways; in development, an outbox for what is not configured. */
export function openMessages(config: Config, redis: Redis, clock: Clock): MessageGateways {
  const outbox = config.environment === 'production' ? undefined : new Outbox(redis, clock);
  return {
    sms: config.sms ? new HttpSms(config.sms) : (outbox ?? nowhere('An SMS gateway (SMS_URL)')),
    mail: config.mail ? new SmtpMail(config.mail) : (outbox ?? nowhere('A mail server (SMTP_URL)')),
    outbox,
  };
}
