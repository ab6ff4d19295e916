/**
 * For components that close on a click outside: a click on a toast does not count, because toasts
 * lie above everything.
 */
export function stayForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]'))
    event.preventDefault();
}
