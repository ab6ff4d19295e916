import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repository } from '../repository.ts';

/** The site of the journeys, which is built and started while other parts run. */
export interface StartedSite {
  /** What a journey needs to reach it. Rejects with the site's output if it did not start. */
  readonly env: Promise<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export function startJourneysSite(): StartedSite {
  const program = path.join(repository, 'tests', 'journeys', 'serve.ts');
  const child = fork(program, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  const env = Promise.race([
    once(child, 'message').then(([message]) => (message as { env: Record<string, string> }).env),
    ended.then(() => Promise.reject(new Error(output.trim()))),
  ]);
  // The journeys report the error; without this line it would be an unhandled rejection.
  env.catch(() => {});
  return {
    env,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
