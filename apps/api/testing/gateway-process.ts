import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';

const source = path.join(import.meta.dirname, '..', 'src');
const secret = 'a secret for tests that is long enough';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** The gateway as a separate process, as in production; killed after the test. */
export async function startGateway(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const metricsPort = await freePort();
  const child = spawn(process.execPath, [path.join(source, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      KEYRING_SECRET: secret,
      BGS_PUBLIC_URL: 'http://arcade.test',
      BGS_SECRET: secret,
      PAYGATE_URL: 'http://gateway.test',
      PAYGATE_SECRET: secret,
      WEBHOOK_BASE_URL: 'http://site.test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.err += text;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(
    ([code, signal]) => ({ code, signal }) as { code: number | null; signal: string | null },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    operationsUrl: `http://127.0.0.1:${metricsPort}`,
    printed,
    ended,
    started: () =>
      expect.poll(() => printed.out, { timeout: 60_000 }).toContain('"event":"started"'),
    /** The log, one object per line. */
    logged: () =>
      printed.out
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: () => child.kill('SIGTERM'),
  };
}
