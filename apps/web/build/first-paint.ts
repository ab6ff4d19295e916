import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, '..', 'src');
const scriptTag = '<script src="/src/boot.js"></script>';
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** The page's stylesheets, as the build links them. */
const sheets = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Paints the page as soon as it arrives. The script and the few rules needed for the first paint
 * are inline, and the stylesheet comes after the elements that they style: a browser paints what
 * precedes it. It is still fetched first, because the site's scripts wait for it.
 */
export function firstPaint(): Plugin[] {
  return [
    {
      name: 'first-paint',
      transformIndexHtml: {
        order: 'pre',
        handler(html) {
          if (!html.includes(scriptTag)) throw new Error(`index.html has no ${scriptTag}`);
          return html.replace(
            scriptTag,
            () =>
              `<script>${withoutComments(read('boot.js'))}</script>` +
              `<style>${read('splash.css')}</style>`,
          );
        },
      },
    },
    {
      name: 'first-paint-sheet',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const links = html.match(sheets) ?? [];
          const preloads = links.map((link) =>
            link.replace('rel="stylesheet"', 'rel="preload" as="style"'),
          );
          return html
            .replace(sheets, '')
            .replace(/\s*<link rel="preload"/, (first) => `${preloads.join('')}${first}`)
            .replace(/\s*<\/body>/, (end) => `${links.join('')}${end}`);
        },
      },
    },
  ];
}

/** Indentation and whole lines of comment, which the script has no use for. */
const withoutComments = (script: string) =>
  script.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+|\n/gm, '');
