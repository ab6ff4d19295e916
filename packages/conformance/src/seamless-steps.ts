import type { Step } from './certify.ts';
import { checks } from './checks.ts';
import { type Place, Stage } from './stage.ts';

/** The certification list of vendors in seamless mode, at one site. */
export function seamlessSteps(place: Place): Step[] {
  const stage = new Stage(place);
  return checks.map(({ number, title, run }) => ({
    ...{ number, title, lacks: place.dialect.lacks[title] },
    run: () => run(stage),
  }));
}
