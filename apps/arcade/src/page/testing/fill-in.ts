import { vi } from 'vitest';

/** Adds browser features that jsdom lacks. */
export function fillIn(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
}
