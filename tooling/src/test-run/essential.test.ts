import { expect, test } from 'vitest';
import { cover, essentialFiles, numbersIn, readTestFile } from './essential.ts';

test('numbers of requirements and of rows of the catalogue are found in a name', () => {
  expect(numbersIn('REG-07 E1 A name of UTF and 12 is refused, I18N-01')).toEqual([
    'REG-07',
    'E1',
    'I18N-01',
  ]);
});

test('the chosen items carry every number, and the cheapest ones are preferred', () => {
  const items = [
    { name: 'large', numbers: ['E1', 'E2', 'E3'], cost: 9 },
    { name: 'small', numbers: ['E1', 'E2'], cost: 1 },
    { name: 'repeats', numbers: ['E2'], cost: 1 },
    { name: 'none', numbers: [], cost: 1 },
  ];
  const chosen = cover(
    items,
    ({ numbers }) => numbers,
    ({ cost }) => cost,
  );
  expect(chosen.map(({ name }) => name)).toEqual(['large', 'small']);
});

test('a comment carries no number, and each test of a file is counted', () => {
  const text =
    "// E9 elsewhere\nit('E1 holds', () => {});\n  test.each([1])('REG-01', () => {});\n";
  expect(readTestFile('a.test.ts', text)).toMatchObject({ numbers: ['E1', 'REG-01'], tests: 2 });
});

test('the essential files of the gateway carry all of its numbers', () => {
  const { files, leftOut } = essentialFiles(['apps/api/src']);
  expect(files.length).toBeGreaterThan(10);
  expect(leftOut.files).toBeGreaterThan(files.length / 2);
});

test('a number that another part proves needs no file', () => {
  const alone = essentialFiles(['apps/web/src']).files;
  const beside = essentialFiles(['apps/web/src'], ['apps/api/src']).files;
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.length).toBeLessThan(alone.length / 2);
});
