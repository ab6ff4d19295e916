import { promotions, type ValueOf } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/queries.ts';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';
import { Carousel } from './carousel.tsx';

/** A promotion as a slide. It leads nowhere: who sees it is about to have what it promises. */
const slideOf = ({ id, category, ...shown }: ValueOf<typeof promotions>[number]): BannerValue => ({
  ...shown,
  bannerId: id,
  groupName: category,
  eyebrow: '',
  action: '',
  linkageType: null,
  linkage: null,
});

const nowhere = () => undefined;

/** The promotions for new members: one stands still, several turn. A form does not wait for them. */
export function PromoArea({ className }: { className?: string }): ReactNode {
  const { t } = useTranslation('home');
  const { data = [] } = useQuery(queryOf(promotions, { category: 'new_player' }));
  const slides = data.map(slideOf);
  const [first] = slides;
  if (!first) return null;
  return (
    <section aria-label={t('promotions')} className={className}>
      {slides.length > 1 ? (
        <Carousel key={slides.map(({ bannerId }) => bannerId).join()} banners={slides} compact onOpen={nowhere} />
      ) : (
        <BannerSlide banner={first} eager compact onOpen={nowhere} />
      )}
    </section>
  );
}
