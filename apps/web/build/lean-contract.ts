import type { Plugin } from 'vite';

const calls = /\/packages\/contracts\/src\/.*\.ts$/;
const text = /'(?:[^'\\]|\\.)*'/.source;
const summary = new RegExp(`\\bsummary:\\s*${text}(?:\\s*\\+\\s*${text})*,`, 'g');

/**
 * Leaves the summaries of calls out of the site: they are for the API's documentation, and every
 * visitor would load them.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!calls.test(id)) return null;
      return { code: code.replace(summary, ''), map: null };
    },
  };
}
