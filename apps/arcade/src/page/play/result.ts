import { byId } from '../dom.ts';

/**
 * Says in words what the bowl showed and what came of it; also for those who do not see the dice.
 */
export function makeResult(): (first: string, second?: string) => void {
  const [dice, text] = byId('result').children;
  return (first, second = '') => {
    dice?.replaceChildren(first);
    text?.replaceChildren(second);
  };
}
