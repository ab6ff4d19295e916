import { describe, expect, it } from 'vitest';
import { crc16, emvField, emvQr, isEmvQr, vietQr } from './emv-qr.ts';

describe('CSH-01 the text of a QR code', () => {
  it('CSH-01 has the checksum of the CRC catalogue test vector', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it.each([
    [
      '257678859 at the bank 970416, 1000 dong',
      vietQr({ bin: '970416', number: '257678859' }, 1000n, 'Chuyen tien'),
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704' +
        '540410005802VN62150811Chuyen tien6304BBB8',
    ],
    [
      'the same, 10000 dong',
      vietQr({ bin: '970416', number: '257678859' }, 10_000n, 'Chuyen tien'),
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704' +
        '5405100005802VN62150811Chuyen tien630453E6',
    ],
  ])('CSH-01 is the published one for %s', (_what, made, published) => {
    expect(made).toBe(published);
  });

  it('CSH-01 verifies the checksum of codes by other programs', () => {
    expect(
      isEmvQr(
        '00020101021126280010A0000007750110010531314453037045408210900005802VN5910CELLPHONES' +
          '62600312CPSHN ONLINE0517021908061613127850705ONLHN0810CellphoneS63047685',
      ),
    ).toBe(true);
  });

  it('CSH-01 changes its checksum with any character', () => {
    const made = vietQr({ bin: '970416', number: '257678859' }, 1000n, 'D7K2M9Q4W');
    expect([isEmvQr(made), isEmvQr(made.replace('1000', '9000'))]).toEqual([true, false]);
  });

  it('CSH-01 names the payee and city where required', () => {
    const made = emvQr(emvField('28', emvField('00', 'ph.ppmi.p2m')), {
      currency: '608',
      amount: '500.00',
      country: 'PH',
      memo: 'D7K2M9Q4W',
      merchant: { name: 'Harbor', city: 'Manila' },
    });
    expect(made).toContain('5303608' + '5406500.00' + '5802PH' + '5906Harbor' + '6006Manila');
    expect(isEmvQr(made)).toBe(true);
  });

  it('CSH-01 rejects a field longer than 99 characters', () => {
    expect(() => emvField('62', 'x'.repeat(100))).toThrow('longer than 99');
  });
});
