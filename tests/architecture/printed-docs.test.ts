import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { printedPages } from '@lantern/tooling/docs';
import { expect, test } from 'vitest';

test.each(Object.entries(printedPages))(
  'docs/%s matches the contract (`node tooling/src/print-docs.ts` generates it)',
  (name, page) => {
    expect(readFileSync(path.join(repository, 'docs', name), 'utf8')).toBe(page());
  },
);
