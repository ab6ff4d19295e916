import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedPages } from './docs/pages.ts';
import { repository } from './repository.ts';

// Prints the pages of docs/ that follow from the contract. A test of the repository compares them
// with what is committed.

for (const [name, page] of Object.entries(printedPages)) {
  writeFileSync(path.join(repository, 'docs', name), page());
  process.stdout.write(`docs/${name}\n`);
}
