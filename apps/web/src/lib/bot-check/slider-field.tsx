import type { SliderResult, sliderPuzzle, ValueOf } from '@lantern/contracts';
import { Field, type FieldControl } from '@lantern/ui';
import clsx from 'clsx';
import { Check, ChevronsRight, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotCheckFieldProps } from './bot-check-field.tsx';
import { useSlide } from './use-slide.ts';

type Puzzle = ValueOf<typeof sliderPuzzle>;

/** A picture may be shown this much larger than it is. */
const largest = 1.4;

/** A picture with a gap, and a piece that is pushed into it. */
export default function SliderField({
  check,
  error,
  id,
}: Pick<BotCheckFieldProps, 'check' | 'error' | 'id'>) {
  const { t } = useTranslation('bot-check');
  const { puzzle, placed, setPlaced, renew } = check;
  const { value, at, loading, failed } = puzzle;
  return (
    <Field
      label={check.label}
      required
      error={error}
      hint={failed ? t('slider.failed') : t('slider.hint')}
      {...{ id }}
    >
      {(control) => (
        // The picture does not turn with the text, so neither do its slider and its keys.
        <div
          dir="ltr"
          className="flex flex-col gap-2"
          style={{ maxWidth: (value?.width ?? 320) * largest }}
        >
          <div className="relative">
            {value ? (
              <Slider key={at} {...{ puzzle: value, placed, setPlaced, control }} />
            ) : (
              <div aria-busy={loading} className="aspect-2/1 rounded-button bg-sunken" />
            )}
            <button
              type="button"
              onClick={renew}
              aria-label={t('slider.refresh')}
              title={t('slider.refresh')}
              aria-busy={loading}
              className={clsx(
                'absolute end-2 top-2 grid size-9 place-items-center hit-44',
                'rounded-full bg-plate text-white',
              )}
            >
              <RefreshCw size={16} aria-hidden className={clsx(loading && 'animate-spin')} />
            </button>
          </div>
          <output aria-live="polite" className="sr-only">
            {placed && t('slider.placed')}
          </output>
        </div>
      )}
    </Field>
  );
}

interface SliderProps {
  puzzle: Puzzle;
  placed: SliderResult | undefined;
  setPlaced: (result: SliderResult | undefined) => void;
  control: FieldControl;
}

const png = (base64: string) => `data:image/png;base64,${base64}`;

function Slider({ puzzle, placed, setPlaced, control }: SliderProps) {
  const { t } = useTranslation('bot-check');
  const { width, height, side, top } = puzzle;
  const box = useRef<HTMLDivElement>(null);
  const max = width - side;
  const scale = () => width / (box.current?.getBoundingClientRect().width || width);
  const { x, pointer, onKeyDown } = useSlide({ max, scale, onPlaced: setPlaced });
  // What was put into the puzzle before this one is void.
  useEffect(() => setPlaced(undefined), [setPlaced]);

  const across = (pixels: number) => `${(pixels / width) * 100}%`;
  const piece = { left: across(x), width: across(side) };
  const { required: _, ...described } = control;
  return (
    <div ref={box} className="flex flex-col gap-2 select-none">
      <div
        className="relative overflow-hidden rounded-button bg-sunken"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <img
          src={png(puzzle.picture)}
          alt={t('slider.picture')}
          draggable={false}
          className="size-full"
        />
        <img
          src={png(puzzle.piece)}
          alt=""
          draggable={false}
          {...pointer}
          className="absolute cursor-grab touch-none drop-shadow-lg active:cursor-grabbing"
          style={{ ...piece, top: `${(top / height) * 100}%` }}
        />
      </div>
      <div
        className={clsx(
          'relative h-12 overflow-hidden rounded-button border bg-sunken',
          described['aria-invalid'] ? 'border-danger' : 'border-border',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'absolute inset-y-0 left-0',
            placed ? 'bg-success-soft' : 'bg-brand-soft',
          )}
          style={{ width: across(x + side / 2) }}
        />
        {x === 0 && (
          <span
            aria-hidden
            className={clsx(
              'absolute inset-y-0 end-3 grid place-items-center',
              'text-center text-label text-text-3',
            )}
            style={{ left: across(side) }}
          >
            {t('slider.drag')}
          </span>
        )}
        <div
          {...described}
          role="slider"
          tabIndex={0}
          aria-label={t('label.slider')}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={x}
          aria-valuetext={t('slider.position', { x, max })}
          {...pointer}
          onKeyDown={onKeyDown}
          className={clsx(
            'absolute inset-y-0 grid min-w-11 touch-none place-items-center',
            'rounded-button text-on-brand -outline-offset-2',
            'cursor-grab active:cursor-grabbing',
            placed ? 'bg-success text-surface' : 'bg-brand',
          )}
          style={piece}
        >
          {placed ? <Check size={20} aria-hidden /> : <ChevronsRight size={20} aria-hidden />}
        </div>
      </div>
    </div>
  );
}
