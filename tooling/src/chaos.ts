import { spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from './repository.ts';
import { prepare } from './test-run/prepare.ts';

const failure = await prepare();
if (failure) {
  process.stderr.write(`${failure}\n`);
  process.exit(1);
}
const program = path.join(repository, 'tests', 'chaos', 'main.ts');
const run = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
