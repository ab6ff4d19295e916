/** How finely the sea is drawn. */
export interface Quality {
  /** Pixels of the picture for one pixel of the page. */
  readonly resolution: number;
  /** Whether light and bubbles in the water are drawn. */
  readonly rich: boolean;
  /** Whether frames ever came so late that drawing may hold up the page. */
  readonly late: boolean;
  /**
   * Takes the time between two frames, in milliseconds. True when the picture became coarser,
   * because the device cannot draw it fast enough.
   */
  take(passedMs: number): boolean;
}

const watchedFrames = 8;
/** A device that takes this long for fewer frames is slow without doubt. */
const longestWatchMs = 500;
const fewestFrames = 3;
/** The first frames also load pictures, and say nothing about the device. */
const unwatchedFrames = 4;
/** Below about 24 frames a second a sea is coarser, but smooth again. */
const slowMs = 42;
const verySlowMs = 4 * slowMs;
/** A device that draws 60 pictures a second, or 50, is never this late. */
const lateMs = 25;

/**
 * Starts with this resolution, and goes down while frames come too late. It does not go up again:
 * a picture that changes to and fro disturbs more than a coarse one.
 */
export function makeQuality(sharpest: number): Quality {
  const steps = [sharpest, ...[1, 0.7, 0.5].filter((step) => step < sharpest)];
  const last = steps.length - 1;
  let [at, rich, frames, sum] = [0, true, -unwatchedFrames, 0];
  let late = false;
  const lower = (frameMs: number): boolean => {
    if (frameMs <= slowMs || (at === last && !rich)) return false;
    if (at === last || frameMs > verySlowMs) rich = false;
    at = frameMs > verySlowMs ? last : Math.min(at + 1, last);
    return true;
  };
  return {
    get resolution() {
      return steps[at] ?? sharpest;
    },
    get rich() {
      return rich;
    },
    get late() {
      return late;
    },
    take: (passedMs) => {
      frames += 1;
      if (frames > 0) sum += passedMs;
      const isKnown = frames >= watchedFrames || (frames >= fewestFrames && sum > longestWatchMs);
      if (!isKnown) return false;
      const frameMs = sum / frames;
      [frames, sum] = [0, 0];
      late ||= frameMs > lateMs;
      return lower(frameMs);
    },
  };
}
