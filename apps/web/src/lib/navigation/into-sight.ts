/**
 * As a `ref`: what has come of something that the visitor did. The focus goes to it, because what
 * had it is gone or of no use any more, and so it is what is read aloud next; it is scrolled to
 * only where it is out of sight, at once and without motion.
 */
export const intoSight = (part: HTMLElement | null): void => {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
};
