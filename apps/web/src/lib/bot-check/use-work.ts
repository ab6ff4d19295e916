import { workChallenge } from '@lantern/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/api.ts';
import { loadPart } from '../parts/lazy-part.ts';

const loadWork = loadPart(() => import('./work.ts'));

export type WorkState =
  | { status: 'idle' }
  /** `progress` is the part of all numbers that was tried, from 0 to 1. */
  | { status: 'working'; progress: number }
  | { status: 'done'; proof: string }
  | { status: 'failed'; trouble: unknown };

export interface Work {
  state: WorkState;
  /** Starts or restarts. */
  start: () => void;
  stop: () => void;
}

const idle: WorkState = { status: 'idle' };

/** Fetches a challenge and solves it. */
async function prove(signal: AbortSignal, onProgress: (part: number) => void): Promise<string> {
  const [challenge, { solveWork }] = await Promise.all([
    call(workChallenge, { signal }),
    loadWork(),
  ]);
  return solveWork(challenge, { onProgress, signal });
}

/** Work that this device does in place of a puzzle. It ends with the form that wanted it. */
export function useWork(): Work {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = useCallback(() => {
    running.current?.abort();
    setState(idle);
  }, []);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // What was stopped has nothing more to say.
    const tell = (next: WorkState) => !controller.signal.aborted && setState(next);
    tell({ status: 'working', progress: 0 });
    prove(controller.signal, (progress) => tell({ status: 'working', progress })).then(
      (proof) => tell({ status: 'done', proof }),
      (trouble: unknown) => tell({ status: 'failed', trouble }),
    );
  }, []);

  return { state, start, stop };
}
