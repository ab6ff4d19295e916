import type { SocialProvider } from '@lantern/contracts';
import type english from '@lantern/locales/en/messages.json';
import { formatTag } from '@lantern/rules';
import { fillIn, textsOf } from '../../texts.ts';
import type { Brand } from '../brand/index.ts';

type Texts = typeof english;

const byLanguage = textsOf<Texts>('messages');

/** For whom a message is written: the brand that speaks, and the language (BCP 47). */
export interface Reader {
  brand: Brand;
  language: string;
}

export interface MailText {
  subject: string;
  text: string;
}

/** Texts in a language, or in English where a brand has one that nobody has written yet. */
function textsFor(language: string): Texts {
  const texts = byLanguage.get(language) ?? byLanguage.get('en');
  if (!texts) throw new Error('There are no texts for messages.');
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

const timeOf = ({ language }: Reader, at: Date) =>
  `${new Intl.DateTimeFormat(formatTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} (UTC)`;

/** Short enough for one SMS in every language that a brand has so far. */
export const codeSms = ({ brand, language }: Reader, code: string, minutes: number): string =>
  fillIn(textsFor(language).codeSms, { brand: brand.name, code, minutes: String(minutes) });

export const codeMail = (reader: Reader, code: string, minutes: number): MailText =>
  writeMail(reader, 'codeMail', { code, minutes: String(minutes) });

/** `link` is made from one of the brand's own hosts, never from what a request says. */
export const resetMail = (
  reader: Reader,
  told: { account: string; link: string; minutes: number },
): MailText => writeMail(reader, 'resetMail', { ...told, minutes: String(told.minutes) });

export const passwordChangedMail = (
  reader: Reader,
  told: { account: string; at: Date },
): MailText =>
  writeMail(reader, 'passwordChangedMail', {
    account: told.account,
    time: timeOf(reader, told.at),
  });

/**
 * `browser` is the user agent. Whoever logged in chose it: only its beginning is told, on one line,
 * and no link can be in it.
 */
export const newLoginMail = (
  reader: Reader,
  told: { account: string; at: Date; address: string; browser: string },
): MailText =>
  writeMail(reader, 'newLoginMail', {
    account: told.account,
    time: timeOf(reader, told.at),
    address: told.address,
    browser: plainBrowser(told.browser) || '?',
  });

/**
 * Mail programs make links of what looks like the name of a host, too: a dot stands between digits
 * alone.
 */
const plainBrowser = (userAgent: string) =>
  userAgent
    .replace(/[^\w ()/;,.-]|\/\//g, '')
    .replace(/\.+(?!\d)/g, '')
    .slice(0, 120);

/** What has been changed about the safety of an account, with what has to be told of it. */
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

function detailsOf(reader: Reader, told: SafetyChange): Record<string, string> {
  return {
    ...('digits' in told && { digits: told.digits }),
    ...('usableAt' in told && { usable: timeOf(reader, told.usableAt) }),
    ...('provider' in told && { provider: providerNames[told.provider] }),
  };
}

export function safetyMail(
  reader: Reader,
  told: { account: string; at: Date } & SafetyChange,
): MailText {
  const change = fillIn(
    textsFor(reader.language).safetyChanges[told.change],
    detailsOf(reader, told),
  );
  return writeMail(reader, 'safetyMail', {
    account: told.account,
    time: timeOf(reader, told.at),
    change,
  });
}
