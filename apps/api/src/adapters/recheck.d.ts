/** The JavaScript-only build of recheck; its types cover only the build that starts programs. */
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck';

  const recheck: { checkSync: typeof checkSync };
  export default recheck;
}
