import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { HttpSms } from './http-sms.ts';
import { openMessages } from './messages.ts';
import { Outbox } from './outbox.ts';
import { connectRedis } from './redis.ts';
import { SmtpMail } from './smtp-mail.ts';
import { systemClock } from './system.ts';

const redis = connectRedis('memory:', (error) => {
  throw error;
});
afterAll(() => redis.disconnect());

const secret = 'a secret that is long enough to be one';
const open = (change: NodeJS.ProcessEnv) =>
  openMessages(
    readConfig({
      DATABASE_URL: 'postgres://lantern:pass@127.0.0.1:5432/lantern',
      REDIS_URL: 'redis://127.0.0.1:6379',
      KEYRING_SECRET: secret,
      BGS_PUBLIC_URL: 'http://127.0.0.1:4000',
      BGS_SECRET: secret,
      PAYGATE_URL: 'http://127.0.0.1:5000',
      PAYGATE_SECRET: secret,
      WEBHOOK_BASE_URL: 'http://127.0.0.1:3000',
      NODE_ENV: 'development',
      ...change,
    }),
    redis,
    systemClock,
  );
const gateways = {
  SMS_URL: 'https://sms.example/send?to={{to}}&text={{text}}',
  SMTP_URL: 'smtps://user:p%40ss@mail.example',
  MAIL_FROM: 'no-reply@lantern.example',
};

it('SMS-04 SMS and mail share one outbox in development', () => {
  const { sms, mail, outbox } = open({});
  expect(outbox).toBeInstanceOf(Outbox);
  expect([sms, mail]).toEqual([outbox, outbox]);
});

it('SMS-04 a configured channel replaces the outbox, each by itself', () => {
  const { SMS_URL, ...mailOnly } = gateways;
  expect(open({ SMS_URL })).toMatchObject({ sms: expect.any(HttpSms), mail: expect.any(Outbox) });
  expect(open(mailOnly)).toMatchObject({ sms: expect.any(Outbox), mail: expect.any(SmtpMail) });
});

it('SMS-04 production has no outbox: an unconfigured channel fails', async () => {
  const { sms, mail, outbox } = open({ NODE_ENV: 'production' });
  const brand = { brandId: 'b1', brandName: 'Lantern' };
  expect(outbox).toBeUndefined();
  await expect(sms.send({ ...brand, to: '+639171234567', text: 'x' })).rejects.toThrow('SMS_URL');
  await expect(mail.send({ ...brand, to: 'a@b.example', subject: 'x', text: 'x' })).rejects.toThrow(
    'SMTP_URL',
  );
  expect(open({ NODE_ENV: 'production', ...gateways })).toMatchObject({
    sms: expect.any(HttpSms),
    mail: expect.any(SmtpMail),
    outbox: undefined,
  });
});
