import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const secret = 'a secret that is long enough to be one';
const read = (change: NodeJS.ProcessEnv = {}) =>
  readConfig({
    DATABASE_URL: 'postgres://lantern:pass@127.0.0.1:5432/lantern',
    REDIS_URL: 'redis://127.0.0.1:6379',
    KEYRING_SECRET: secret,
    BGS_PUBLIC_URL: 'http://127.0.0.1:4000',
    BGS_SECRET: secret,
    PAYGATE_URL: 'http://127.0.0.1:5000',
    PAYGATE_SECRET: secret,
    WEBHOOK_BASE_URL: 'http://127.0.0.1:3000',
    ...change,
  });

const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@lantern.example' };

describe('the configuration of external services', () => {
  it('is optional', () => {
    const nothing = {
      parlour: undefined,
      sms: undefined,
      mail: undefined,
      google: undefined,
      facebook: undefined,
      firebase: undefined,
    };
    expect(read()).toMatchObject(nothing);
  });

  it('SMS-04 has an SMS gateway by its templates', () => {
    const { sms } = read({
      SMS_URL: 'https://sms.example/send?to={{to}}',
      SMS_HEADERS: '{"authorization":"Bearer KEY"}',
      SMS_BODY: '{"text":"{{text}}"}',
      SMS_ACCEPTED: '"status":"(queued|sent)"',
    });
    expect(sms).toEqual({
      url: 'https://sms.example/send?to={{to}}',
      method: 'POST',
      headers: { authorization: 'Bearer KEY' },
      body: '{"text":"{{text}}"}',
      accepted: '"status":"(queued|sent)"',
    });
    expect(Object.isFrozen(sms)).toBe(true);
  });

  it('WAL-02 has a transfer-mode vendor', () => {
    const parlour = { url: 'http://parlour:6100', publicUrl: 'https://parlour.example', secret };
    const told = { PARLOUR_URL: parlour.url, PARLOUR_PUBLIC_URL: parlour.publicUrl };
    expect(read({ ...told, PARLOUR_SECRET: secret }).parlour).toEqual(parlour);
    expect(read({ PARLOUR_SECRET: secret }).parlour).toBeUndefined();
    expect(() => read(told)).toThrow('PARLOUR_SECRET is not set, and PARLOUR_URL needs it.');
  });

  it('LOT-02 has two sources of results with different hosts, or none', () => {
    const told = {
      ...{ RESULTS_ONE_URL: 'https://one.example/results', RESULTS_ONE_KEY: secret },
      ...{ RESULTS_TWO_URL: 'https://two.example/results', RESULTS_TWO_KEY: secret },
    };
    expect(read().results).toEqual([]);
    expect(read(told).results.map(({ url }) => url)).toEqual([
      ...['https://one.example/results', 'https://two.example/results'],
    ]);
    expect(() => read({ ...told, RESULTS_TWO_URL: '' })).toThrow('RESULTS_TWO_URL is not set');
    expect(() => read({ ...told, RESULTS_TWO_URL: 'https://one.example/b' })).toThrow(
      'names the same service',
    );
  });

  it('SMS-04 has a mail server and its sender address', () => {
    expect(read(mail).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM });
  });

  it.each([
    [
      'SMS_URL',
      'sms.example',
      'SMS_URL is wrong: it is not an address that begins with http:// or https://.',
    ],
    ['SMS_METHOD', 'PATCH', 'SMS_METHOD is wrong: it is none of POST, GET, PUT.'],
    ['SMS_HEADERS', '{"a":1}', 'SMS_HEADERS is wrong: it is not a JSON object of texts.'],
    ['SMS_HEADERS', 'a: b', 'SMS_HEADERS is wrong: it is not a JSON object of texts.'],
    ['SMS_ACCEPTED', '(', 'SMS_ACCEPTED is wrong: it is not a regular expression.'],
    [
      'SMTP_URL',
      'mail.example:25',
      'SMTP_URL is wrong: it is not an address that begins with smtp:// or smtps://.',
    ],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM is wrong: it is not an e-mail address.'],
    [
      'MAIL_FROM',
      'a@b.example\r\nBcc: c@d.example',
      'MAIL_FROM is wrong: it is not an e-mail address.',
    ],
    ['MAIL_FROM', 'a@b.example, c@d.example', 'MAIL_FROM is wrong: it is not an e-mail address.'],
  ])('names %s when it is %j', (name, value, sentence) => {
    expect(() => read({ ...mail, [name]: value })).toThrow(sentence);
  });

  it.each([
    ['MAIL_FROM', { SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM is not set, and SMTP_URL needs it.'],
    ['SMTP_URL', { MAIL_FROM: mail.MAIL_FROM }, 'SMTP_URL is not set, and MAIL_FROM needs it.'],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is not set'],
    ['FACEBOOK_CLIENT_ID', { FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_ID is not set'],
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'one' }, 'FIREBASE_API_KEY is not set'],
  ])('names %s when its counterpart is set', (_name, half, sentence) => {
    expect(() => read(half)).toThrow(sentence);
  });
});
