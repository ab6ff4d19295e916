import { describe, expect, it } from 'vitest';
import { highlighted, plainText, searchHelp, wordsOf } from './help-search.ts';

const sections = [
  {
    hash: 'nap-tien',
    title: 'Nạp tiền',
    content: '<p>Chọn <b>phương thức</b> &amp; số tiền. Đợi vài phút.</p>',
  },
  { hash: 'account', title: 'Your account', content: '<p>Change the password under Security.</p>' },
];
const hashes = (search: string) => searchHelp(sections, search).map(({ hash }) => hash);
const hitsOf = (text: string, search: string) =>
  highlighted(text, wordsOf(search))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

describe('CS-03 the search of the help centre', () => {
  it.each(['nạp tiền', 'nap tien', 'NAP TIEN', 'Nạp'.normalize('NFD'), 'phuong', 'doi vai'])(
    'finds %s whatever its marks and case are',
    (search) => expect(hashes(search)).toEqual(['nap-tien']),
  );

  it('requires every word in the title or the text', () => {
    expect(hashes('account password')).toEqual(['account']);
    expect(hashes('account tien')).toEqual([]);
  });

  it('searches the text of an article and not its markup', () => {
    expect(plainText(sections[0]?.content ?? '')).toBe('Chọn phương thức & số tiền. Đợi vài phút.');
    expect(hashes('strong')).toEqual([]);
    expect(hashes('amp')).toEqual([]);
  });

  it('finds nothing for an empty search', () => expect(hashes('  ')).toEqual([]));

  it('marks matches as they are written', () => {
    expect(hitsOf('Nạp tiền và rút tiền', 'tien')).toEqual(['tiền', 'tiền']);
    expect(hitsOf('ĐỢI', 'doi')).toEqual(['ĐỢI']);
    expect(hitsOf('Straße', 'sse')).toEqual([]);
  });

  it('puts the pieces together to the whole text', () => {
    const text = 'Đổi mật khẩu, mã OTP';
    expect(
      highlighted(text, wordsOf('mat otp'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('shows the part of a long article around a match', () => {
    const content = `<p>${'word '.repeat(80)}needle ${'word '.repeat(80)}</p>`;
    const [found] = searchHelp([{ hash: 'long', title: 'Long', content }], 'needle');
    const excerpt = found?.excerpt.map(({ text }) => text).join('') ?? '';
    expect(excerpt).toContain('needle');
    expect(excerpt.length).toBeLessThan(180);
    expect(excerpt).toMatch(/^… .* …$/);
  });
});
