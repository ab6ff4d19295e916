import type { banners, ValueOf } from '@lantern/contracts';
import { Banner, type BannerProps, Button } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BannerValue = ValueOf<typeof banners>[number];

interface BannerSlideProps {
  banner: BannerValue;
  /** The first one is what the visitor waits for. */
  eager?: boolean;
  shape?: BannerProps['shape'];
  onOpen: (banner: BannerValue) => void;
}

/** One banner. Its button leads on, and for a mouse or a finger so does the rest of it. */
export function BannerSlide({
  banner,
  eager,
  shape = 'wide',
  onOpen,
}: BannerSlideProps): ReactNode {
  const slide = (
    <Banner
      className={clsx('size-full', shape === 'wide' && 'min-h-40 md:min-h-56')}
      art={banner.url}
      compactArt={banner.urlCompact}
      eyebrow={banner.eyebrow}
      title={banner.title}
      text={banner.text}
      eager={eager}
      shape={shape}
      action={
        banner.linkageType && banner.action ? (
          <Button
            kind="accent"
            size={40}
            className={
              shape === 'strip'
                ? 'max-lg:min-h-9 max-lg:px-3 lg:min-h-12 lg:px-6'
                : 'md:min-h-12 md:px-6'
            }
          >
            {banner.action}
          </Button>
        ) : undefined
      }
    />
  );
  if (!banner.linkageType) return slide;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: the click of that button arrives here.
    <div className="h-full cursor-pointer" onClick={() => onOpen(banner)}>
      {slide}
    </div>
  );
}
