import { expect, test } from 'vitest';
import { inShell } from './in-shell.ts';

const shell = { head: '<title>$& of all</title>', bar: '<h1></h1>', end: '<dialog></dialog>' };

test('a page has the shared parts in their places', () => {
  const page = '<!-- shell: head --><b></b><!-- shell: bar --><!-- shell: end -->';
  expect(inShell(page, shell)).toBe('<title>$& of all</title><b></b><h1></h1><dialog></dialog>');
});

test('a page without any of them stays as it is, and one with some is a mistake', () => {
  expect(inShell('<p>verifier</p>', shell)).toBe('<p>verifier</p>');
  expect(() => inShell('<!-- shell: bar -->', shell)).toThrow('no place for head, end');
});
