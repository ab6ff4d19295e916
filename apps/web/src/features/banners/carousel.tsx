import 'swiper/css';
import 'swiper/css/a11y';
import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';

/** Each slide stands this long (NAV-12). */
const autoplayMs = 5000;

const stillWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ControlsProps {
  total: number;
  active: number;
  running: boolean;
  onShow: (index: number) => void;
  onToggle: () => void;
}

function Controls({ total, active, running, onShow, onToggle }: ControlsProps): ReactNode {
  const { t } = useTranslation('home');
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 z-sticky flex items-center justify-center gap-1 md:bottom-3">
      {Array.from({ length: total }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity than their place.
          key={index}
          type="button"
          aria-label={t('showSlide', { number: index + 1 })}
          aria-current={index === active}
          onClick={() => onShow(index)}
          className="pointer-events-auto grid h-6 min-w-6 place-items-center"
        >
          <span
            className={clsx(
              'block h-2 rounded-full bg-white transition-all duration-200',
              index === active ? 'w-6 opacity-90' : 'w-2 opacity-50',
            )}
          />
        </button>
      ))}
      <button
        type="button"
        aria-label={t(running ? 'pause' : 'play')}
        onClick={onToggle}
        className="pointer-events-auto absolute end-3 grid size-8 place-items-center rounded-full bg-plate text-white"
      >
        {running ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
      </button>
    </div>
  );
}

interface CarouselProps {
  banners: readonly BannerValue[];
  onOpen: (banner: BannerValue) => void;
}

/** Several banners that turn by themselves until a visitor pauses them, points at them or goes into them with the keyboard. */
export default function Carousel({ banners, onOpen }: CarouselProps): ReactNode {
  const { t } = useTranslation('home');
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [active, setActive] = useState(0);
  const [running, setRunning] = useState(() => !stillWanted());

  const toggle = () => {
    if (running) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setRunning(!running);
  };
  return (
    <div className="relative" onFocus={() => swiper?.autoplay.pause()} onBlur={() => running && swiper?.autoplay.resume()}>
      <Swiper
        modules={[A11y, Autoplay, Keyboard]}
        loop
        spaceBetween={12}
        keyboard={{ enabled: true }}
        autoplay={running ? { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: false } : false}
        a11y={{ slideLabelMessage: t('slide', { number: '{{index}}', total: '{{slidesLength}}' }) }}
        onSwiper={setSwiper}
        onRealIndexChange={(instance) => setActive(instance.realIndex)}
        className="rounded-card md:rounded-hero"
      >
        {banners.map((banner, index) => (
          <SwiperSlide key={banner.bannerId} className="!h-auto">
            <BannerSlide banner={banner} eager={index === 0} onOpen={onOpen} />
          </SwiperSlide>
        ))}
      </Swiper>
      <Controls
        total={banners.length}
        active={active}
        running={running}
        onShow={(index) => swiper?.slideToLoop(index)}
        onToggle={toggle}
      />
    </div>
  );
}
