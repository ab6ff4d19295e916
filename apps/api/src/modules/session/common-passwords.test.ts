import { expect, it } from 'vitest';
import { isCommon } from './common-passwords.ts';

const words = ['lantern', 'Lantern'];

it.each([
  ...['12345678', 'password1', 'Password1!', 'iloveyou', 'Anhyeuem', 'matkhau1', 'P@ssw0rd'],
  ...['ｐａｓｓｗｏｒｄ', 'qwertyui', 'zzzzzzzz', 'abcabcabc', 'lantern2026', '!!LANTERN!!12'],
])('PWD-01 %s is too easy to guess', (password) => {
  expect(isCommon(password, words)).toBe(true);
});

it.each([
  ...['Secret-pass-1', 'correct horse battery staple', 'Sunny-day-42', 'khôngaiđoánđược'],
  ...['lantern over the old bridge', 'x7!kQ2pz', '🐟🦀🐓🦌🎲🎰💰🍀'],
])('PWD-01 %s is accepted', (password) => {
  expect(isCommon(password, words)).toBe(false);
});
