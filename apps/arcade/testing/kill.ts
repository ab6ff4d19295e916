import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { operatorSecret } from './fake-operator.ts';
import type { World } from './world.ts';

export interface ArcadeProcess {
  url: string;
  /** SIGKILL: the process has no chance to finish anything. */
  kill(): Promise<void>;
}

/** Starts an arcade as a process of its own on the database of this world. */
export async function spawnArcade({ database, operator }: World): Promise<ArcadeProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'arcade-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: '0',
      DATABASE_URL: database.url,
      OPERATOR_URL: operator.url,
      OPERATOR_SECRET: operatorSecret,
      PUBLIC_URL: 'https://arcade.example',
      BET_TIMEOUT_MS: '400',
    },
  });
  const gone = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, kill };
}
