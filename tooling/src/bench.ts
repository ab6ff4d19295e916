import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from './launcher/build.ts';
import { repository } from './repository.ts';

// The benchmarks run against the current build.
await buildAll(repository, new AbortController().signal);
const program = path.join(repository, 'tests', 'load', 'main.ts');
const bench = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.kill(signal));
bench.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
