import { chancesFrom } from '../../sea.ts';

/** A change over time: `draw` gets 0 to 1. */
interface Motion {
  readonly ms: number;
  readonly draw: (share: number) => void;
  readonly end: () => void;
  passed: number;
}

/** What moves for a while. The loop of the scene drives it. */
export interface Motions {
  readonly busy: boolean;
  /** Resolves at the end; without motion at once, after the last picture. */
  run(ms: number, draw: (share: number) => void): Promise<void>;
  step(ms: number): void;
}

export function makeMotions(isStill: () => boolean): Motions {
  const running = new Set<Motion>();
  return {
    get busy() {
      return running.size > 0;
    },
    run: (ms, draw) =>
      new Promise((resolve) => {
        draw(isStill() ? 1 : 0);
        if (isStill()) resolve();
        else running.add({ ms, draw, end: resolve, passed: 0 });
      }),
    step: (ms) => {
      for (const motion of running) {
        motion.passed += ms;
        motion.draw(Math.min(1, motion.passed / motion.ms));
        if (motion.passed < motion.ms) continue;
        running.delete(motion);
        motion.end();
      }
    },
  };
}

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;

const chance = chancesFrom(1);
/** A number between two others, for looks only. */
export const spread = (low: number, high: number): number => low + (high - low) * chance();
