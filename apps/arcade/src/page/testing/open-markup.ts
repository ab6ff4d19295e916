import bar from '../shell/bar.html?raw';
import end from '../shell/end.html?raw';
import head from '../shell/head.html?raw';
import { inShell } from '../shell/in-shell.ts';

/** Opens a page of a game in the document of the test. */
export function openMarkup(page: string): void {
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    inShell(page, { head, bar, end }),
    'text/html',
  ).documentElement.innerHTML;
}
