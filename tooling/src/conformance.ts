import { spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from './repository.ts';

const program = path.join(repository, 'packages', 'conformance', 'src', 'main.ts');
// npm starts this in the repository's folder; paths are the caller's.
const cwd = process.env.INIT_CWD ?? process.cwd();
const run = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit', cwd });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
