import type { systemStatus, ValueOf } from '@lantern/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/navigation/title.ts';
import { Moment } from '../../lib/time/moment.tsx';
import { ClosedPage } from './closed-page.tsx';

interface MaintenancePageProps {
  status: Pick<ValueOf<typeof systemStatus>, 'until'>;
  ways: ReactNode;
}

/**
 * Shown while the site is closed for maintenance, with the announced end; the page checks the
 * status by itself.
 */
export default function MaintenancePage({
  status: { until },
  ways,
}: MaintenancePageProps): ReactNode {
  const { t } = useTranslation('status');
  usePageTitle(t('maintenance.title'));
  return (
    <ClosedPage title={t('maintenance.title')} subtitle={t('maintenance.subtitle')} ways={ways}>
      <p className="text-article text-on-header-2">{t('maintenance.text')}</p>
      {until !== null && (
        <p className="rounded-card bg-header-well px-4 py-3 text-label">
          {t('maintenance.until')} <Moment instant={until} />
        </p>
      )}
    </ClosedPage>
  );
}
