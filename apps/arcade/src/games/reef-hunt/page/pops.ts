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
  const edge = size === 'great' ? 110 : 60;
  const wide = Math.max(root.clientWidth, 2 * edge);
  shown.style.left = `${Math.min(wide - edge, Math.max(edge, at.x))}px`;
  shown.style.top = `${Math.max(52, at.y)}px`;
  root.append(shown);
  setTimeout(() => shown.remove(), shownMs);
}
