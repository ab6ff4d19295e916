/** Whether a dialog is open, also one that is not in the address. */
export const isCovered = (): boolean =>
  document.querySelector('[role=dialog],[role=alertdialog]') !== null;

/** How often an open dialog is looked at. */
const lookMs = 500;

/**
 * Calls back as soon as no dialog is open: dialogs that come by themselves come one at a time.
 * Returns the function that stops it.
 */
export function onceUncovered(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isCovered()) timer = setTimeout(look, lookMs);
    else then();
  };
  look();
  return () => clearTimeout(timer);
}
