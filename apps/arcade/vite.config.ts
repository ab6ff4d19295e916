import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gamePages } from '@lantern/outside/vite';
import type { Plugin } from 'vite';
import { inShell } from './src/page/shell/in-shell.ts';

const partOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, `src/page/shell/${name}.html`), 'utf8');

/** Puts what all games have in common into each page. */
const shell: Plugin = {
  name: 'shell',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) =>
      inShell(page, { head: partOf('head'), bar: partOf('bar'), end: partOf('end') }),
  },
};

const pages = ['game.html', 'table.html', 'crash.html', 'league.html', 'room.html', 'reef.html'];

export default gamePages(import.meta.dirname, [...pages, 'verify.html'], [shell]);
