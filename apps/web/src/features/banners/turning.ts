import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export interface Turning {
  show(index: number): void;
  start(): void;
  stop(): void;
  end(): void;
}

interface TurningOptions {
  delayMs: number;
  running: boolean;
  onShown: (index: number) => void;
}

/**
 * Makes a row of slides turn, on the existing markup. A separate chunk, because Swiper is larger
 * than the page.
 */
export function turn(element: HTMLElement, { delayMs, running, onShown }: TurningOptions): Turning {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    autoplay: { delay: delayMs, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { realIndexChange: ({ realIndex }) => onShown(realIndex) },
  });
  if (!running) swiper.autoplay.stop();
  return {
    show: (index) => swiper.slideToLoop(index),
    start: () => swiper.autoplay.start(),
    stop: () => swiper.autoplay.stop(),
    end: () => swiper.destroy(),
  };
}
