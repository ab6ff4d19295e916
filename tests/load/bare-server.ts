import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BareServer {
  readonly url: string;
  /** The reply for a path. */
  serve(path: string, body: string, headers?: Record<string, string>): Promise<void>;
  stop(): void;
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    url: address,
    async serve(at, body, headers = { 'content-type': 'application/json; charset=utf-8' }) {
      const heard = once(child, 'message');
      child.send({ path: at, headers, body });
      await heard;
    },
    stop: () => child.kill(),
  };
}
