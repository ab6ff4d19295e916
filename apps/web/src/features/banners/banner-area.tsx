import { banners } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/queries.ts';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';
import { Carousel } from './carousel.tsx';

interface BannerAreaProps {
  /** The route, which is the name of its banner group (NAV-12). */
  group: string;
  shown?: (banner: BannerValue) => boolean;
  onOpen: (banner: BannerValue) => void;
}

/** The banners of a route: one stands still, several turn. A route without banners has no such area. */
export function BannerArea({ group, shown = () => true, onOpen }: BannerAreaProps): ReactNode {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(queryOf(banners, { groupName: group }));
  const list = data?.filter(shown) ?? [];
  const [first] = list;
  if (isPending) return <Skeleton className="h-52 rounded-card md:h-60 md:rounded-hero xl:h-80" />;
  if (!first) return null;
  return (
    <section aria-label={t('banners')}>
      {list.length > 1 ? (
        <Carousel key={list.map(({ bannerId }) => bannerId).join()} banners={list} onOpen={onOpen} />
      ) : (
        <BannerSlide banner={first} eager onOpen={onOpen} />
      )}
    </section>
  );
}
