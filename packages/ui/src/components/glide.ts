/**
 * How a part of the page is scrolled to: with a motion, unless the visitor wants less of it, which
 * a style sheet cannot see to here.
 */
export const glide = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
