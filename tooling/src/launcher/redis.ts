import { connect } from 'node:net';
import path from 'node:path';
import { findOnPath } from './find-on-path.ts';
import { freePort } from './ports.ts';
import { Program, type ProgramSpec, type Surroundings } from './program.ts';
import { StartError } from './start-error.ts';

/** Means a Redis inside the gateway's process. */
export const memory = 'memory:';

/** Whether a Redis answers PING, or asks for a password. */
export function answersRedis(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => settle(/^(\+PONG|-NOAUTH)/.test(data.toString())));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
    socket.once('end', () => settle(false));
  });
}

async function checkRedis(address: string): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  // With TLS, the gateway itself checks.
  if (protocol === 'rediss:' || (await answersRedis(hostname, Number(port || 6379)))) return;
  throw new StartError(
    `REDIS_URL: no Redis answers at ${hostname}:${port || 6379}. Start it, correct the address, ` +
      'or unset REDIS_URL to let the launcher start one.',
  );
}

function ownRedis(file: string, port: number, dataDir: string): ProgramSpec {
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--daemonize',
    'no',
  ];
  return {
    name: 'redis',
    file,
    args,
    cwd: dataDir,
    env: process.env,
    logFile: path.join(dataDir, 'logs', 'redis.log'),
    answers: () => answersRedis('127.0.0.1', port),
    store: true,
  };
}

export interface OpenRedis {
  readonly url: string;
  /** For the progress line. */
  readonly detail: string;
  /** Set if the launcher has started one. */
  readonly program: Program | undefined;
}

/**
 * The configured Redis, else one that the launcher starts, else none: then gateway and worker share
 * one process.
 */
export async function openRedis(
  named: string | undefined,
  dataDir: string,
  around: Surroundings,
  signal: AbortSignal,
): Promise<OpenRedis> {
  if (named === memory)
    return {
      url: memory,
      detail: 'in memory, gateway and worker in one process',
      program: undefined,
    };
  if (named) {
    await checkRedis(named);
    return { url: named, detail: `at ${new URL(named).host}`, program: undefined };
  }
  const file = findOnPath('redis-server');
  if (!file)
    return {
      url: memory,
      detail: 'in memory, gateway and worker in one process (no redis-server on this machine)',
      program: undefined,
    };
  const port = await freePort();
  const program = new Program(ownRedis(file, port, dataDir), around);
  try {
    await program.start(signal);
  } catch (error) {
    await program.stop();
    throw error;
  }
  return { url: `redis://127.0.0.1:${port}`, detail: `on port ${port}`, program };
}
