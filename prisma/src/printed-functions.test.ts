import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printedFunctions } from './printed-functions.ts';

it.each(Object.entries(printedFunctions))(
  '%s is the rule as SQL (`node prisma/src/print-functions.ts` prints it)',
  (name, print) => {
    const file = path.join(import.meta.dirname, '..', 'functions', name);
    expect(readFileSync(file, 'utf8')).toBe(print());
  },
);
