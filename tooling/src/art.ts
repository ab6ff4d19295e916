import { spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from './repository.ts';

const program = path.join(repository, 'packages', 'art', 'src', 'make', 'make.ts');
const run = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
