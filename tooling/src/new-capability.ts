import { addCapability } from './new-capability/add-capability.ts';
import { repository } from './repository.ts';

// Adds an empty capability: node tooling/src/new-capability.ts prize-draw

try {
  const { created, edited } = addCapability(repository, process.argv[2] ?? '');
  process.stdout.write(`Created:\n  ${created.join('\n  ')}\nEdited:\n  ${edited.join('\n  ')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
