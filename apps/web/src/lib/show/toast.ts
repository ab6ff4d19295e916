export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'danger';
  text: string;
}

const shownForMs = 6000;

let nextId = 1;
let toasts: readonly Toast[] = [];
const observers = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const observer of observers) observer();
}

/** Shows a short message for a few seconds; the same text is not shown twice at once. */
export function toast(tone: Toast['tone'], text: string): void {
  if (toasts.some((shown) => shown.text === text)) return;
  const id = nextId;
  nextId += 1;
  replace([...toasts, { id, tone, text }]);
  setTimeout(() => dismissToast(id), shownForMs);
}

export const dismissToast = (id: number): void =>
  replace(toasts.filter((shown) => shown.id !== id));

export const currentToasts = (): readonly Toast[] => toasts;

/** Calls back whenever the messages change; gives the function that stops it. */
export function observeToasts(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}
