import type { SocialProvider } from '@lantern/contracts';
import type english from '@lantern/locales/en/messages.json';
import { formatTag } from '@lantern/rules';
import { fillIn, textsOf } from '../../texts.ts';
import type { Brand } from '../brand/index.ts';

type Texts = typeof english;

const byLanguage = textsOf<Texts>('messages');

/** Whose brand sends the message, and in which language it is written. */
export interface Reader {
  brand: Brand;
  /** BCP 47. */
  language: string;
}

export interface MailText {
  subject: string;
  text: string;
}

/** Falls back to English where a language has no translation. */
function textsFor(language: string): Texts {
  const texts = byLanguage.get(language) ?? byLanguage.get('en');
  if (!texts) throw new Error('The English texts of the messages are missing.');
  return texts;
}

function writeMail(
  { brand, language }: Reader,
  name: Exclude<keyof Texts, 'codeSms' | 'safetyChanges'>,
  values: Record<string, string>,
) {
  const { subject, text } = textsFor(language)[name];
  const filled = { brand: brand.name, ...values };
  return { subject: fillIn(subject, filled), text: fillIn(text, filled) };
}

function timeOf({ language }: Reader, at: Date): string {
  const format = new Intl.DateTimeFormat(formatTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} (UTC)`;
}

/** Fits into one SMS in every language. */
export const codeSms = ({ brand, language }: Reader, code: string, minutes: number): string =>
  fillIn(textsFor(language).codeSms, { brand: brand.name, code, minutes: String(minutes) });

export const codeMail = (reader: Reader, code: string, minutes: number): MailText =>
  writeMail(reader, 'codeMail', { code, minutes: String(minutes) });

/** `link` is made from one of the brand's own hosts, never from a header of the request. */
export const resetMail = (
  reader: Reader,
  { account, link, minutes }: { account: string; link: string; minutes: number },
): MailText => writeMail(reader, 'resetMail', { account, link, minutes: String(minutes) });

export const passwordChangedMail = (
  reader: Reader,
  { account, at }: { account: string; at: Date },
): MailText => writeMail(reader, 'passwordChangedMail', { account, time: timeOf(reader, at) });

/**
 * `browser` is the user agent, which an attacker can choose: the mail shows only its beginning, on
 * one line and without links.
 */
export const newLoginMail = (
  reader: Reader,
  {
    account,
    at,
    address,
    browser,
  }: { account: string; at: Date; address: string; browser: string },
): MailText =>
  writeMail(reader, 'newLoginMail', {
    account,
    time: timeOf(reader, at),
    address,
    browser: plainBrowser(browser) || '?',
  });

/** Keeps dots only before digits: mail programs turn whatever looks like a host into a link. */
const plainBrowser = (userAgent: string) =>
  userAgent
    .replace(/[^\w ()/;,.-]|\/\//g, '')
    .replace(/\.+(?!\d)/g, '')
    .slice(0, 120);

/** A security change of an account, with the details that the mail shows. */
export type SafetyChange =
  | { change: 'bankAccountAdded'; digits: string; usableAt: Date }
  | { change: 'paymentPasswordReset' | 'paymentPasswordCleared'; usableAt: Date }
  | { change: 'mobileBound'; digits: string }
  | { change: 'socialLinked' | 'socialUnlinked'; provider: SocialProvider }
  | {
      change:
        | 'bankAccountRemoved'
        | 'paymentPassword'
        | 'authenticatorOn'
        | 'authenticatorOff'
        | 'passwordByStaff';
    };

const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

function detailsOf(reader: Reader, change: SafetyChange): Record<string, string> {
  return {
    ...('digits' in change && { digits: change.digits }),
    ...('usableAt' in change && { usable: timeOf(reader, change.usableAt) }),
    ...('provider' in change && { provider: providerNames[change.provider] }),
  };
}

export function safetyMail(
  reader: Reader,
  changed: { account: string; at: Date } & SafetyChange,
): MailText {
  const text = textsFor(reader.language).safetyChanges[changed.change];
  return writeMail(reader, 'safetyMail', {
    account: changed.account,
    time: timeOf(reader, changed.at),
    change: fillIn(text, detailsOf(reader, changed)),
  });
}
