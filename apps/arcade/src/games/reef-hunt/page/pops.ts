import { byId, make } from '@lantern/outside/page';

const shownMs = 1_700;
const great = 18;

/** Words over the sea that rise from a catch and go. */
export function pop(
  at: { x: number; y: number },
  words: { amount: string; times: number },
  isOwn: boolean,
): void {
  const size = words.times >= great ? 'great' : words.times >= 5 ? 'good' : 'small';
  const shown = make(
    'p',
    { class: 'pop num', 'data-size': size, 'data-own': String(isOwn) },
    make('strong', {}, words.amount),
    make('span', {}, `×${words.times}`),
  );
  const root = byId('pops');
  root.append(shown);
  // Whole words, also of a catch at the edge.
  const [half, high] = [shown.offsetWidth / 2 + 12, shown.offsetHeight + 8];
  shown.style.left = `${Math.max(half, Math.min(root.clientWidth - half, at.x))}px`;
  shown.style.top = `${Math.max(high, at.y)}px`;
  setTimeout(() => shown.remove(), shownMs);
}
