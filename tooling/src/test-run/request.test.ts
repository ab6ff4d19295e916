import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { readRequest } from './request.ts';

const part = (name: string, takesArguments: boolean): Part => ({
  name,
  about: '',
  budget: 1,
  takesArguments,
  run: () => Promise.reject(new Error('Not run here.')),
});
const known = [part('lint', false), part('api', true), part('web', true)];
const ask = (...argv: string[]) => readRequest(argv, known);
const names = (...argv: string[]) => {
  const request = ask(...argv);
  return request.kind === 'run' ? request.parts.map(({ name }) => name) : request;
};

test('without a name every part is run, in its order', () => {
  expect(names()).toEqual(['lint', 'api', 'web']);
});

test('named parts are run alone, in their own order', () => {
  expect(names('web', 'api')).toEqual(['api', 'web']);
});

test('what follows the second "--" belongs to the runner', () => {
  expect(ask('api', '--', '-t', 'REG-07', '--help')).toMatchObject({
    kind: 'run',
    args: ['-t', 'REG-07', '--help'],
  });
});

test.each(['--help', '-h'])('%s asks for help', (option) => {
  expect(ask('api', option)).toEqual({ kind: 'help' });
});

test.each([
  [['apy'], 'There is no part "apy". The parts: lint, api, web.'],
  [['api', '-t'], 'Unknown option -t.'],
  [['lint', '--', '-t', 'x'], 'The part "lint" takes no arguments.'],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(ask(...argv)).toMatchObject({
    kind: 'wrong',
    sentence: expect.stringContaining(sentence),
  });
});
