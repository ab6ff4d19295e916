import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { printedPages } from '@lantern/tooling/docs';
import { expect, test } from 'vitest';

test.each(Object.entries(printedPages))(
  'docs/%s says what the contract says (`node tooling/src/print-docs.ts` prints it anew)',
  (name, page) => {
    expect(readFileSync(path.join(repository, 'docs', name), 'utf8')).toBe(page());
  },
);
