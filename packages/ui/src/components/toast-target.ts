/**
 * For what closes on a click outside: a toast lies above everything, and reading or closing one is
 * no such click. Each toast has the mark itself, since one that was closed is no longer in its list
 * when the click is judged.
 */
export function stayForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]'))
    event.preventDefault();
}
