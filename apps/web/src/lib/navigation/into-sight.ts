/**
 * As a `ref`: the result of an action of the visitor. It takes the focus, because the control that
 * had it may be gone, and so it is read aloud next. It is scrolled to only if it is out of view,
 * without motion.
 */
export const intoSight = (part: HTMLElement | null): void => {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
};
