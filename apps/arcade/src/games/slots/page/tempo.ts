import { prefersStillness } from '@lantern/outside/page';

/** How fast a round is shown: the player can hurry it on, and fast mode skips what can be. */
export interface Tempo {
  readonly quick: boolean;
  /** Waits so long, or shortly when hurried. */
  rest(ms: number): Promise<void>;
  hurry(): void;
  /** Runs an animation of the page's own thread for drawing; at once when quick. */
  move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void>;
}

const hurriedMs = 60;
/** The part of a pause that fast mode keeps. */
const fastShare = 0.3;

export function makeTempo(quick: boolean): Tempo {
  let hurried = false;
  let release = () => {};
  const still = quick || prefersStillness();
  const running = new Set<Animation>();
  return {
    quick,
    rest: (ms) =>
      new Promise((resolve) => {
        release = resolve;
        setTimeout(resolve, hurried ? hurriedMs : quick ? ms * fastShare : ms);
      }),
    hurry: () => {
      hurried = true;
      release();
      for (const animation of running) animation.finish();
    },
    move: async (element, frames, options) => {
      if (still || hurried || typeof element.animate !== 'function') return;
      const animation = element.animate(frames, options);
      running.add(animation);
      await animation.finished.catch(() => {});
      running.delete(animation);
    },
  };
}
