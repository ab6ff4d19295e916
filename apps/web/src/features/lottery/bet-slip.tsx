import { Card, EmptyState } from '@lantern/ui';
import { TicketX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The slip of a draw that is not open: there is nothing to put on it. */
export function BetSlip(): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <Card as="section" className="self-start lg:sticky lg:top-20">
      <h2 className="text-h2">{t('slip.title')}</h2>
      <EmptyState
        icon={<TicketX size={28} />}
        title={t('slip.empty')}
        hint={t('slip.text')}
        className="px-0 py-6"
      />
    </Card>
  );
}
