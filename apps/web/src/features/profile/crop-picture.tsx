import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { type PointerEvent, type Ref, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, draw, nearest, type OwnPicture, pulled } from './crop.ts';

interface CropPictureProps {
  picture: OwnPicture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  onBack: () => void;
}

/**
 * Chooses the square of a picture, by pulling it or by three sliders; the round shows what others
 * will see.
 */
export function CropPicture({ picture, crop, onCrop, onBack }: CropPictureProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoom = useRef<HTMLInputElement>(null);
  useEffect(() => zoom.current?.focus(), []);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onCrop(pulled(picture.bitmap, crop, event.movementX / width, event.movementY / width));
  };
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('crop.preview')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        className={clsx(
          'size-56 shrink-0 touch-none',
          'rounded-full bg-sunken ring-4 ring-border cursor-move',
        )}
      />
      <div className="flex w-full flex-1 flex-col gap-3">
        <p className="text-body text-text-2">{t('crop.hint')}</p>
        <Slider
          ref={zoom}
          label={t('crop.zoom')}
          min={1}
          max={nearest}
          value={crop.zoom}
          onChange={(next) => onCrop({ ...crop, zoom: next })}
        />
        <Slider
          dir="ltr"
          label={t('crop.across')}
          value={crop.x}
          onChange={(x) => onCrop({ ...crop, x })}
        />
        <Slider label={t('crop.down')} value={crop.y} onChange={(y) => onCrop({ ...crop, y })} />
        <Button
          kind="ghost"
          className="-ms-4 self-start"
          start={<ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />}
          onClick={onBack}
        >
          {t('crop.back')}
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** For one that moves the picture itself, whatever the script of the page. */
  dir?: 'ltr';
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ ref, label, dir, min = 0, max = 1, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-label text-text-2">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="range"
        dir={dir}
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block h-11 w-full cursor-pointer accent-brand"
      />
    </div>
  );
}
