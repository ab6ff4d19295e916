import { byId } from '@lantern/outside/page';

/** Shows dice and outcome as text, which screen readers announce. */
export function makeResult(): (first: string, second?: string) => void {
  const [dice, text] = byId('result').children;
  return (first, second = '') => {
    dice?.replaceChildren(first);
    text?.replaceChildren(second);
  };
}
