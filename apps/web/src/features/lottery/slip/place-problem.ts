import { betInvalidValue, exposureReachedValue, Refusal } from '@lantern/contracts';
import { playName, type SayPlay } from '@lantern/locales/plays';
import type { TFunction } from 'i18next';
import { spotName } from '../boards/play-name.ts';
import { problemText } from '../boards/problem-text.ts';

/** What is wrong with a slip that the site refused: a sentence, and one for each line. */
export interface PlaceProblem {
  readonly text: string | undefined;
  readonly lines: ReadonlyMap<number, string>;
}

const noLines: ReadonlyMap<number, string> = new Map();

/** Reads the refusal of a slip; undefined where its usual text says everything. */
export function placeProblem(
  t: TFunction<'lottery'>,
  sayPlay: SayPlay,
  money: (minor: string) => string,
  trouble: unknown,
): PlaceProblem | undefined {
  if (!(trouble instanceof Refusal)) return undefined;
  if (trouble.code === 'bet_invalid') {
    const value = betInvalidValue.safeParse(trouble.value);
    const problems = value.success ? value.data.problems : [];
    const ofLines = problems.flatMap((problem) =>
      problem.line === null ? [] : [[problem.line, problemText(t, problem)] as const],
    );
    const whole = problems.find(({ line }) => line === null);
    return {
      text: whole ? problemText(t, whole) : undefined,
      lines: ofLines.length > 0 ? new Map(ofLines) : noLines,
    };
  }
  if (trouble.code === 'exposure_reached') {
    const value = exposureReachedValue.safeParse(trouble.value);
    if (!value.success) return undefined;
    const { play, spot, left } = value.data;
    return {
      text: t('slip.full', {
        spot: spotName(t, spot),
        play: playName(sayPlay, play).full,
        amount: money(left),
      }),
      lines: noLines,
    };
  }
  return undefined;
}
