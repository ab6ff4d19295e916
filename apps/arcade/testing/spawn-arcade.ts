import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { operatorSecret } from './fake-operator.ts';
import type { World } from './world.ts';

export interface ArcadeProcess {
  url: string;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  terminate(): Promise<number | null>;
}

/** Starts an arcade in its own process, on the database of this world. */
export async function spawnArcade(
  { database, operator }: World,
  betTimeoutMs = 700,
): Promise<ArcadeProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'arcade-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATABASE_URL: database.url,
      OPERATOR_URL: operator.url,
      OPERATOR_SECRET: operatorSecret,
      PUBLIC_URL: 'https://arcade.example',
      BET_TIMEOUT_MS: String(betTimeoutMs),
    },
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await gone;
    return code;
  };
  const kill = async () => void (await end('SIGKILL'));
  onTestFinished(kill);
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, kill, terminate: () => end('SIGTERM') };
}
