import {
  type BotCheck,
  type CaptchaKind,
  registerSettings,
  type SliderResult,
  sliderPuzzle,
} from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../api/queries.ts';
import { useCaptcha } from './captcha.ts';
import { useFresh } from './fresh.ts';
import { useWork } from './use-work.ts';

interface BotCheckOptions {
  needed: boolean;
  /** The puzzle of the brand; without it the brand's settings are asked. */
  kind?: CaptchaKind | undefined;
  /** Whether work of this device may replace the puzzle; it may by default. */
  orWork?: boolean | undefined;
}

/** The brand's puzzle; undefined until it is known. */
function useKind({
  needed,
  kind,
}: Pick<BotCheckOptions, 'needed' | 'kind'>): CaptchaKind | undefined {
  const { data, isError } = useQuery({
    ...queryOf(registerSettings),
    enabled: needed && kind === undefined,
  });
  return kind ?? data?.captchaKind ?? (isError ? 'image' : undefined);
}

/** What is answered so far, by the way it is asked for. */
function fieldsOf(
  way: CaptchaKind | 'work',
  text: string,
  placed: SliderResult | undefined,
  proof: string | undefined,
) {
  if (way === 'work') return proof === undefined ? {} : { proofOfWork: proof };
  if (way === 'slider') return placed === undefined ? {} : { slider: placed };
  return text.trim() === '' ? {} : { captcha: text.trim() };
}

/**
 * The check that a person sends a form. `fields` is what goes with the call: one of `captcha`,
 * `slider` and `proofOfWork`, or nothing. A check is good for one try: after every call that took
 * it, whatever the answer was, call `renew`.
 */
export function useBotCheck({ needed, kind: given, orWork = true }: BotCheckOptions) {
  const { t } = useTranslation('bot-check');
  const kind = useKind({ needed, kind: given });
  const [byWork, setByWork] = useState(false);
  const [text, setText] = useState('');
  const [placed, setPlaced] = useState<SliderResult>();
  const way = byWork && orWork ? 'work' : (kind ?? 'image');
  const picture = useCaptcha(needed && kind !== undefined && way === 'image');
  const puzzle = useFresh(sliderPuzzle, needed && way === 'slider');
  const { state: work, start, stop } = useWork();

  const fields: BotCheck = needed
    ? fieldsOf(way, text, placed, work.status === 'done' ? work.proof : undefined)
    : {};
  const answered = !needed || Object.keys(fields).length > 0;

  const clear = useCallback(() => {
    setText('');
    setPlaced(undefined);
  }, []);
  const { refresh: refreshPicture } = picture;
  const { refresh: refreshPuzzle } = puzzle;
  const renew = useCallback(() => {
    clear();
    if (!needed) return;
    if (way === 'work') start();
    else if (way === 'slider') refreshPuzzle();
    else refreshPicture();
  }, [needed, way, clear, start, refreshPuzzle, refreshPicture]);
  const solveByWork = useCallback(
    (yes: boolean) => {
      clear();
      setByWork(yes);
      if (yes) start();
      else stop();
    },
    [clear, start, stop],
  );

  // Stops work that is no longer needed; it restarts when needed again.
  useEffect(() => {
    if (needed) return;
    clear();
    setByWork(false);
    stop();
  }, [needed, clear, stop]);

  return {
    ...{ needed, way, orWork, fields, answered },
    label: t(`label.${way}`),
    /** What is left to do, as a sentence; undefined when the form can be sent. */
    problem: answered ? undefined : t(`missing.${way}`),
    ...{ text, setText, picture, puzzle, placed, setPlaced, work, renew, solveByWork },
  };
}

export type BotCheckState = ReturnType<typeof useBotCheck>;
