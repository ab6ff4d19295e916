import type { MouseEvent } from 'react';

/**
 * Keeps the focus where it is while something is pressed, so that no error appears and moves what
 * is pressed from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
