import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PromotionDetail } from '../features/promotions/promotion-detail.tsx';

/** `/promoDetail?id=` and `/promotions/:id`. */
export default function PromoDetailRoute(): ReactNode {
  const { id } = useParams();
  const [search] = useSearchParams();
  return <PromotionDetail id={id ?? search.get('id') ?? undefined} />;
}
