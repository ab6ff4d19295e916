import { promotions, type ValueOf } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '../../lib/api/queries.ts';
import { promotionPath } from '../../lib/navigation/paths.ts';
import { useSwitch } from '../../lib/site/site.ts';
import { BannerSlide, type BannerValue } from './banner-slide.tsx';
import { Carousel } from './carousel.tsx';

/** A promotion as a slide, which leads to its terms where the visitor may see them. */
const slideOf = (
  { id, category, ...shown }: ValueOf<typeof promotions>[number],
  action: string,
): BannerValue => ({
  ...shown,
  bannerId: id,
  groupName: category,
  eyebrow: '',
  action,
  linkageType: action === '' ? null : 'route',
  linkage: promotionPath(id),
});

/**
 * The promotions for new members: a single one is static, several turn. A form does not wait for
 * them (REG-12); below a form, a low strip keeps their place, so that it does not jump.
 */
export function PromoArea({ className }: { className?: string }): ReactNode {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  // Such a brand would lead a visitor from the promotion to its login.
  const closed = useSwitch('RESTRICTVISIT3');
  const { data = [], isPending } = useQuery(queryOf(promotions, { category: 'new_player' }));
  const slides = data.map((promotion) => slideOf(promotion, closed ? '' : t('promotionTerms')));
  const open = ({ linkage }: BannerValue) => linkage && navigate(linkage);
  const [first] = slides;
  if (isPending)
    return <Skeleton className={clsx('h-28 rounded-card md:rounded-hero lg:hidden', className)} />;
  if (!first) return null;
  return (
    <section aria-label={t('promotions')} className={className}>
      {slides.length > 1 ? (
        <Carousel
          key={slides.map(({ bannerId }) => bannerId).join()}
          banners={slides}
          shape="strip"
          onOpen={open}
        />
      ) : (
        <BannerSlide banner={first} eager shape="strip" onOpen={open} />
      )}
    </section>
  );
}
