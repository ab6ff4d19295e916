import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedFunctions } from './printed-functions.ts';

// Prints the SQL functions that follow from rules; a test compares them with what is committed.

const folder = path.join(import.meta.dirname, '..', 'functions');
for (const [name, print] of Object.entries(printedFunctions)) {
  writeFileSync(path.join(folder, name), print());
  process.stdout.write(`prisma/functions/${name}\n`);
}
