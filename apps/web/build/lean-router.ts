import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/.*\.mjs$/;

/**
 * Lets the build leave out the components of the router that the site does not use, and its
 * warnings for developers. A name given to a component after its creation would keep it in.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!router.test(id)) return null;
      const lean = code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^(var \w+ =) (\w+\.forwardRef\()$/gm, '$1 /* @__PURE__ */ $2');
      return { code: lean, map: null };
    },
  };
}
