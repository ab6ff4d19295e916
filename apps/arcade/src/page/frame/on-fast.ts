import { byId, onPress } from '@lantern/outside/page';

/** The switch that leaves out animations; off at first. */
export function onFast(switched: (fast: boolean) => void): void {
  const button = byId('fast');
  onPress(button, () => {
    const fast = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(fast));
    switched(fast);
  });
}
