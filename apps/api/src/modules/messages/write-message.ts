import type { SocialProvider } from '@lantern/contracts';
import type english from '@lantern/locales/en/messages.json';
import { formatMoney, formatTag } from '@lantern/rules';
import { changedPrizes, prizeNames } from '@lantern/rules/lottery';
import { fillIn, textsOf } from '../../texts.ts';
import type { Brand } from '../brand/index.ts';
import { inLanguage } from '../content/index.ts';
import type { AccountNote, InboxNote } from './inbox-note.ts';

type Texts = typeof english;
/** A text of a mail. */
type Name = Exclude<keyof Texts, 'codeSms' | 'safetyChanges' | 'inbox'>;

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

function writeMail({ brand, language }: Reader, name: Name, values: Record<string, string>) {
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

/**
 * `browser` is the user agent, which an attacker can choose: the message shows only its beginning,
 * on one line and without links.
 */
export interface NewLogin {
  account: string;
  at: Date;
  address: string;
  browser: string;
}

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
    ...('usableAt' in change && { usable: timeOf(reader, new Date(change.usableAt)) }),
    ...('provider' in change && { provider: providerNames[change.provider] }),
  };
}

/** The text of a note about the account, and the values that it shows. */
function partsOf(reader: Reader, note: AccountNote): [Name, Record<string, string>] {
  const { account, at } = note.details;
  const values = { account, time: timeOf(reader, new Date(at)) };
  if (note.kind === 'password_changed') return ['passwordChangedMail', values];
  if (note.kind === 'new_login') {
    const { address, browser } = note.details;
    return ['newLoginMail', { ...values, address, browser: plainBrowser(browser) || '?' }];
  }
  const text = textsFor(reader.language).safetyChanges[note.details.change];
  const change = fillIn(text, detailsOf(reader, note.details));
  return ['safetyMail', { ...values, change }];
}

export const writeAccountMail = (reader: Reader, note: AccountNote): MailText =>
  writeMail(reader, ...partsOf(reader, note));

/** A mail begins its subject with the brand and is signed by it; the inbox is the brand's own. */
const withoutBrand = ({ subject, text }: MailText): MailText => ({
  subject: subject.replace(/^\{\{brand\}\}\s*[:：៖]\s*/, ''),
  text: text.replace(/\s*\{\{brand\}\}$/, ''),
});

const capitalised = (text: string, language: string) =>
  text.slice(0, 1).toLocaleUpperCase(formatTag(language)) + text.slice(1);

type Correction = Extract<InboxNote, { kind: 'lottery_correction' }>['details'];

/** The numbers of the prizes that a correction has changed, such as `G8 17`. */
const numbersOf = ({ family, ...results }: Correction, side: 'before' | 'after') =>
  changedPrizes(family, results.before, results.after)
    .map((prize) => [prizeNames[prize.code ?? ''], ...prize[side]].filter(Boolean).join(' '))
    .join(' · ');

function correctionValues(reader: Reader, details: Correction): Record<string, string> {
  const { numero, gameCode, names, at, currency, taken, paid, tickets, count } = details;
  return {
    game: inLanguage(names, reader.language) ?? gameCode,
    draw: numero,
    time: timeOf(reader, new Date(at)),
    before: numbersOf(details, 'before'),
    after: numbersOf(details, 'after'),
    tickets: `${tickets.join(', ')}${count > tickets.length ? ' …' : ''}`,
    taken: formatMoney(taken, currency, reader.language),
    paid: formatMoney(paid, currency, reader.language),
  };
}

function inboxParts(reader: Reader, note: InboxNote): [MailText, Record<string, string>] {
  const texts = textsFor(reader.language);
  if (note.kind === 'staff') {
    const { title, text } = note.details;
    return [
      { subject: '{{title}}', text: '{{text}}' },
      { title, text },
    ];
  }
  if (note.kind === 'free_rounds') {
    const { rounds, value, currency, until } = note.details;
    const amount = formatMoney(value, currency, reader.language);
    const time = timeOf(reader, new Date(until));
    return [texts.inbox.freeRounds, { rounds: String(rounds), amount, until: time }];
  }
  if (note.kind === 'lottery_correction')
    return [texts.inbox.lotteryCorrection, correctionValues(reader, note.details)];
  if (note.kind !== 'deposit' && note.kind !== 'withdrawal') {
    const [name, values] = partsOf(reader, note);
    return [withoutBrand(texts[name]), values];
  }
  const { reference, status, amount, currency } = note.details;
  const values = { reference, amount: formatMoney(amount, currency, reader.language) };
  const isPaid = status === 'paid';
  if (note.kind === 'deposit')
    return [texts.inbox[isPaid ? 'depositPaid' : 'depositFailed'], values];
  return [texts.inbox[isPaid ? 'withdrawalPaid' : 'withdrawalReturned'], values];
}

/** A message of the inbox in the reader's language, as plain text. */
export function writeInboxMessage(
  reader: Reader,
  note: InboxNote,
): { title: string; text: string } {
  const [{ subject, text }, given] = inboxParts(reader, note);
  const values = { brand: reader.brand.name, ...given };
  const title = fillIn(subject, values);
  return { title: capitalised(title, reader.language), text: fillIn(text, values) };
}
