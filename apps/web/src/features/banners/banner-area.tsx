import { banners } from '@lantern/contracts';
import { type BannerProps, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';
import { Carousel } from './carousel.tsx';

interface BannerAreaProps {
  /** The route, which is the name of its banner group (NAV-12). */
  group: string;
  shown?: (banner: BannerValue) => boolean;
  shape?: BannerProps['shape'];
  onOpen: (banner: BannerValue) => void;
}

/**
 * The banners of a route: a single one is static, several turn. Hidden on routes without banners.
 */
export function BannerArea({
  group,
  shown = () => true,
  shape = 'wide',
  onOpen,
}: BannerAreaProps): ReactNode {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(queryOf(banners, { groupName: group }));
  const list = data?.filter(shown) ?? [];
  const [first] = list;
  if (isPending)
    return (
      <Skeleton
        className={clsx(
          'rounded-card md:rounded-hero',
          shape === 'wide' ? 'h-40 md:h-60 lg:h-72 xl:h-80' : 'h-48',
        )}
      />
    );
  if (!first) return null;
  return (
    <section aria-label={t('banners')}>
      {list.length > 1 ? (
        <Carousel
          key={list.map(({ bannerId }) => bannerId).join()}
          banners={list}
          shape={shape}
          onOpen={onOpen}
        />
      ) : (
        <BannerSlide banner={first} eager shape={shape} onOpen={onOpen} />
      )}
    </section>
  );
}
