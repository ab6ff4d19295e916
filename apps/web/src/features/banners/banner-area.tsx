import { banners } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/lazy-part.ts';
import { queryOf } from '../../lib/queries.ts';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';

const Carousel = lazy(part(() => import('./carousel.tsx')));

/** The carousel comes when the browser has time: the first slide is already there and needs no script. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => setIdle(true), { timeout: 3000 });
    return () => window.cancelIdleCallback(request);
  }, []);
  return idle;
}

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
  const idle = useIdle();
  const list = data?.filter(shown) ?? [];
  const [first] = list;
  if (isPending) return <Skeleton className="h-51 rounded-card md:h-60 md:rounded-hero xl:h-80" />;
  if (!first) return null;
  const still = <BannerSlide banner={first} eager onOpen={onOpen} />;
  return (
    <section aria-label={t('banners')}>
      {list.length > 1 && idle ? (
        <Suspense fallback={still}>
          <Carousel banners={list} onOpen={onOpen} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  );
}
