import { languages } from '@lantern/locales';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';
import type { AccountNote, InboxNote } from './inbox-note.ts';
import { codeMail, codeSms, type Reader, resetMail } from './index.ts';
import { writeAccountMail, writeInboxMessage } from './write-message.ts';

const site = useTestSite();
const at = new Date('2026-03-01T09:05:00Z');

function reader(language: string, name?: string): Reader {
  const brand = site.site.brands.byHost('localhost');
  if (!brand) throw new Error('there is no brand');
  return { brand: { ...brand, name: name ?? brand.name }, language };
}

const link = 'https://localhost/reset?ticket=abc';
const about = { account: 'linh88', at };
const accountNotes: readonly AccountNote[] = [
  { kind: 'password_changed', details: about },
  {
    kind: 'new_login',
    details: { ...about, address: '203.0.113.9', browser: 'Mozilla/5.0 (X11; Linux)' },
  },
  {
    kind: 'safety',
    details: { ...about, change: 'bankAccountAdded', digits: '6789', usableAt: at },
  },
  { kind: 'safety', details: { ...about, change: 'socialLinked', provider: 'google' } },
  { kind: 'safety', details: { ...about, change: 'mobileBound', digits: '678' } },
];
const mails = (to: Reader) => [
  codeMail(to, '123456', 5),
  resetMail(to, { account: 'linh88', link, minutes: 30 }),
  ...accountNotes.map((note) => writeAccountMail(to, note)),
];

const cash = { reference: 'D-7K2M9Q4W', amount: '50000', currency: 'VND' };
const board = Array.from({ length: 18 }, (_, at) => String(at + 10));
const corrected = {
  ...{ numero: '20260301', gameCode: 'vn-ca-mau', names: { en: 'Ca Mau', vi: 'Cà Mau' } },
  ...{ family: 'vn18' as const, before: board, after: board.with(17, '99').with(0, '98') },
  ...{ at: at.toISOString(), currency: 'VND', taken: '50000', paid: '0' },
  ...{ tickets: ['L-1', 'L-2'], count: 3 },
};
const inboxNotes: readonly InboxNote[] = [
  ...accountNotes,
  { kind: 'deposit', details: { ...cash, status: 'paid' } },
  { kind: 'deposit', details: { ...cash, status: 'failed' } },
  { kind: 'withdrawal', details: { ...cash, status: 'paid' } },
  { kind: 'withdrawal', details: { ...cash, status: 'returned' } },
  { kind: 'lottery_correction', details: corrected },
];

describe('SMS-04 the messages', () => {
  it.each(languages)('SMS-04 in %s are complete, in the brand’s name', (language) => {
    for (const { subject, text } of mails(reader(language))) {
      // Each language has its own colon.
      expect(subject).toMatch(/^Lantern\s?[:：៖]\s?./);
      expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|null/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
    const [code, reset, changed, entered, bound, linked, phone] = mails(reader(language)).map(
      ({ text }) => text,
    );
    expect(code).toContain('123456');
    expect(reset).toContain(`\n${link}\n`);
    expect(changed).toMatch(/linh88.*2026.*\(UTC\)/);
    expect(bound).toMatch(/linh88.*2026.*6789.*2026/);
    expect(linked).toMatch(/linh88.*2026.*Google/);
    expect(phone).toMatch(/linh88.*2026.*678/);
    expect(entered).toMatch(/203\.0\.113\.9\n.*Mozilla\/5\.0 \(X11; Linux\)/);
  });

  it.each(languages)('in %s fit into one SMS, even with a long brand name', (language) => {
    const text = codeSms(reader(language, 'A brand of twenty let'), '123456', 5);
    // Characters beyond the GSM alphabet leave room for 70.
    expect(text.length).toBeLessThanOrEqual(language === 'en' ? 160 : 140);
    expect(text).toContain('123456');
  });

  it('are in English where a translation is missing', () => {
    expect(codeMail(reader('de'), '123456', 5)).toEqual(codeMail(reader('en'), '123456', 5));
  });

  it('K1 cannot contain a link or a line break from a browser’s name', () => {
    const { text } = writeAccountMail(reader('en'), {
      kind: 'new_login',
      details: {
        ...about,
        address: '203.0.113.9',
        browser: 'See https://evil.example/now\r\n\r\nYour prize {{brand}} <b>',
      },
    });
    expect(text).not.toMatch(/https?:|\/\/|<b>|evil\.example/);
    expect(text).toContain('See httpsevilexample/nowYour prize brand b\n');
  });

  it('fill each placeholder once, whatever the value looks like', () => {
    const { text } = resetMail(reader('en', '{{link}}'), {
      account: '{{brand}} $&',
      link,
      minutes: 30,
    });
    expect(text).toContain('{{brand}} $&');
    expect(text.endsWith('{{link}}')).toBe(true);
  });
});

describe('MSG-02 the messages of the inbox', () => {
  it.each(languages)('MSG-02 in %s are complete, without the brand around them', (language) => {
    for (const note of inboxNotes) {
      const { title, text } = writeInboxMessage(reader(language), note);
      expect(`${title} ${text}`).not.toMatch(/\{\{|undefined|null|Lantern/);
      expect(title).not.toMatch(/^[\s:：៖]|[\r\n]/);
      if ('reference' in note.details)
        expect(text).toMatch(/D-7K2M9Q4W.*50.000|50.000.*D-7K2M9Q4W/);
    }
  });

  it('MSG-02 G6 name the tickets of a corrected draw and the prizes that changed', () => {
    const write = (language: string, count: number) =>
      writeInboxMessage(reader(language), {
        kind: 'lottery_correction',
        details: { ...corrected, count },
      });
    expect(write('vi', 2).title).toBe('Kết quả được đính chính: Cà Mau 20260301');
    expect(write('en', 2).text).toBe(
      'The result of Ca Mau 20260301 was corrected on Mar 1, 2026, 9:05 AM (UTC). These tickets ' +
        'of yours were settled again: L-1, L-2.\n\nResult before: ĐB 10 · G8 27\n' +
        'Result now: ĐB 98 · G8 99\nTaken back: ₫50,000\nPaid instead: ₫0',
    );
    expect(write('en', 3).text).toContain('L-1, L-2 ….');
  });

  it('MSG-02 show what staff wrote as it is', () => {
    const details = { title: 'about {{brand}}', text: 'Read {{title}}.' };
    expect(writeInboxMessage(reader('en'), { kind: 'staff', details })).toEqual({
      title: 'About {{brand}}',
      text: 'Read {{title}}.',
    });
  });
});
