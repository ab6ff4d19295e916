/**
 * The build of recheck that is JavaScript alone; its own types speak of the build that starts other
 * programs.
 */
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck';

  const recheck: { checkSync: typeof checkSync };
  export default recheck;
}
