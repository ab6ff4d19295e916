import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedPages } from './docs/pages.ts';
import { repository } from './repository.ts';

// Generates the pages of docs/ that follow from the contract. A test compares them with the
// committed ones.

for (const [name, page] of Object.entries(printedPages)) {
  writeFileSync(path.join(repository, 'docs', name), page());
  process.stdout.write(`docs/${name}\n`);
}
