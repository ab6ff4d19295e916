import { Button, EmptyState, StatusPill, type StatusTone } from '@lantern/ui';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import type { Promotion } from './use-promotions.ts';

const toneOf: Record<Promotion['status'], StatusTone> = {
  open: 'success',
  coming_soon: 'info',
  closed: 'neutral',
};

export function PromotionStatus({ status }: { status: Promotion['status'] }) {
  const { t } = useTranslation('centre');
  return <StatusPill tone={toneOf[status]}>{t(`promotions.${status}`)}</StatusPill>;
}

/** The page of a promotion. */
export const detailPath = (id: string) => `${paths.promoDetail}?${new URLSearchParams({ id })}`;

/** The page of all promotions. It is a page of the site, so the centre closes. */
export function AllPromotions() {
  const { t } = useTranslation('centre');
  return (
    <Button as={Link} to={paths.promotions} kind="outline">
      {t('promotions.all')}
    </Button>
  );
}

export function NoPromotions() {
  const { t } = useTranslation('centre');
  return (
    <EmptyState
      icon={<TicketPercent size={28} />}
      title={t('promotions.none')}
      hint={t('promotions.noneHint')}
      action={
        <Button as={Link} to={paths.hot}>
          {t('promotions.games')}
        </Button>
      }
    />
  );
}
