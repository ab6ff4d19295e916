import type { BannerProps } from '@lantern/ui';
import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';
import { useTurning } from './use-turning.ts';

interface ControlsProps {
  banners: readonly BannerValue[];
  turning: ReturnType<typeof useTurning>;
  shape: BannerProps['shape'];
}

function Controls({ banners, turning, shape }: ControlsProps): ReactNode {
  const { t } = useTranslation('home');
  const { active, running, show, toggle } = turning;
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-2 z-sticky flex items-center',
        'justify-center md:bottom-3',
        // In a strip the text reaches to the bottom.
        shape === 'strip' && 'max-lg:justify-end max-lg:pe-14',
      )}
    >
      {/* In a strip they lie on the art, of whatever colour that is. */}
      <div className={clsx('flex', shape === 'strip' && 'max-lg:rounded-full max-lg:bg-plate')}>
        {banners.map(({ bannerId }, index) => (
          <button
            key={bannerId}
            type="button"
            aria-label={t('showSlide', { number: index + 1 })}
            aria-current={index === active}
            onClick={() => show(index)}
            className={clsx(
              'pointer-events-auto grid h-6 min-w-6 place-items-center',
              'rounded-control outline-offset-0',
            )}
          >
            <span
              className={clsx(
                'block h-2 rounded-full bg-white transition-all duration-200',
                index === active ? 'w-6 opacity-95' : 'w-2 opacity-60',
              )}
            />
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={t(running ? 'pause' : 'play')}
        onClick={toggle}
        className={clsx(
          'pointer-events-auto absolute end-3 grid size-8 place-items-center hit-44',
          'rounded-full bg-plate text-white',
        )}
      >
        {running ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
      </button>
    </div>
  );
}

interface CarouselProps {
  banners: readonly BannerValue[];
  shape?: BannerProps['shape'];
  onOpen: (banner: BannerValue) => void;
}

/**
 * Several banners that turn by themselves until a visitor pauses them, points at them or goes into
 * them with the keyboard.
 */
export function Carousel({ banners, shape, onOpen }: CarouselProps): ReactNode {
  const { t } = useTranslation('home');
  const row = useRef<HTMLDivElement>(null);
  const turning = useTurning(row);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listeners only pause the turning.
    <div
      className="relative"
      onPointerEnter={turning.begin}
      onFocus={turning.hold}
      onBlur={turning.release}
    >
      <div ref={row} className="touch-pan-y overflow-hidden rounded-card md:rounded-hero">
        <div className="swiper-wrapper flex transition-transform">
          {banners.map((banner, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
            <div
              key={banner.bannerId}
              role="group"
              aria-label={t('slide', { number: index + 1, total: banners.length })}
              inert={index !== turning.active}
              className="swiper-slide w-full shrink-0"
            >
              <BannerSlide banner={banner} eager={index === 0} shape={shape} onOpen={onOpen} />
            </div>
          ))}
        </div>
      </div>
      <Controls banners={banners} turning={turning} shape={shape} />
    </div>
  );
}
