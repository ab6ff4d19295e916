import { describe, expect, it } from 'vitest';
import { holderNameShape, readHolderName } from './holder-name.ts';

describe('CSH-03 the name of an account’s holder', () => {
  it.each([
    ['84', 'Nguyễn Văn Đức'],
    ['84', 'NGUYEN VAN AN'],
    ['63', 'Ma. Josefa Dela Cruz-Reyes, Jr.'],
    ['63', 'JOSÉ NÚÑEZ'],
    ['66', 'สมชาย ใจดี'],
    ['81', 'ヤマダ タロウ'],
    ['82', '김 민수'],
    ['86', '阿布都·热合曼'],
    ['60', 'Siti binti Ali @ Aminah'],
    ['44', 'Σωκράτης Παπαδόπουλος'],
  ])('CSH-03 in %s may be %s', (country, name) => {
    expect(readHolderName(country, name)).toBe(name.normalize('NFC'));
    expect(holderNameShape.test(name)).toBe(true);
  });

  it.each([
    ['84', '<script>=1+1'],
    ['84', '=1+1'],
    ['84', '12 34'],
    ['84', 'N'],
    ['84', '- - -'],
    ['84', 'NGUYEN VAN 1'],
    ['84', '김 민수'],
    ['84', 'Nguyen\u202eAn'],
    ['63', 'Juan_Cruz'],
    ['63', 'Juan;Cruz'],
    ['44', '🍀 Lucky'],
    ['44', ''],
  ])('CSH-03 K14 in %s is not %j', (country, name) => {
    expect(readHolderName(country, name)).toBeUndefined();
  });

  it('CSH-03 gets single spaces', () => {
    expect(readHolderName('84', ' Trần  Thị\tBà ')).toBe('Trần Thị Bà');
  });

  it.each(['<script>=1+1', '=1+1', '12 34', 'A'])('K14 has no shape in any country: %s', (name) => {
    expect(holderNameShape.test(name)).toBe(false);
  });
});
