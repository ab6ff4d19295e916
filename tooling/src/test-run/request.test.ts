import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { readRequest } from './request.ts';

const part = (name: string, takesArguments: boolean): Part => ({
  name,
  about: '',
  budget: 1,
  turn: 'working',
  takesArguments,
  run: () => Promise.reject(new Error('Not run here.')),
});
const known = [part('lint', false), part('api', true), part('web', true)];
const ask = (...argv: string[]) => readRequest(argv, known);
const names = (...argv: string[]) => {
  const request = ask(...argv);
  return request.kind === 'run' ? request.parts.map(({ name }) => name) : request;
};

test('without a name every part runs, in order', () => {
  expect(names()).toEqual(['lint', 'api', 'web']);
});

test('only the named parts run, in order', () => {
  expect(names('web', 'api')).toEqual(['api', 'web']);
});

test('arguments behind the second "--" go to the runner', () => {
  expect(ask('api', '--', '-t', 'REG-07', '--help')).toMatchObject({
    kind: 'run',
    args: ['-t', 'REG-07', '--help'],
  });
});

test.each(['--help', '-h'])('%s prints the help', (option) => {
  expect(ask('api', option)).toEqual({ kind: 'help' });
});

test.each([
  [['apy'], 'There is no part "apy". The parts: lint, api, web.'],
  [['api', '-t'], 'Unknown option -t.'],
  [['lint', '--', '-t', 'x'], 'The part "lint" takes no arguments.'],
])('%j is rejected with a reason', (argv, sentence) => {
  expect(ask(...argv)).toMatchObject({
    kind: 'wrong',
    sentence: expect.stringContaining(sentence),
  });
});
