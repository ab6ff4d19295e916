import type { systemStatus, ValueOf } from '@lantern/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { usePageTitle } from '../../lib/navigation/title.ts';
import { ClosedPage } from './closed-page.tsx';

interface RestrictionPageProps {
  status: Pick<ValueOf<typeof systemStatus>, 'ip' | 'country'>;
  ways: ReactNode;
}

function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-on-header-2">{label}</dt>
      <dd className="min-w-0 font-bold">{children}</dd>
    </div>
  );
}

/**
 * Shown in restricted countries, with the detected address and country, so that a mistake can be
 * reported.
 */
export default function RestrictionPage({
  status: { ip, country },
  ways,
}: RestrictionPageProps): ReactNode {
  const { t, i18n } = useTranslation('status');
  usePageTitle(t('restriction.title'));
  const nameOf = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <ClosedPage title={t('restriction.title')} ways={ways}>
      <p className="text-article text-on-header-2">{t('restriction.text')}</p>
      <dl className="w-full rounded-card bg-header-well px-4 py-1 text-body">
        <Row label={t('restriction.ip')}>
          <CopyText text={ip} name={t('restriction.ip')} />
        </Row>
        <Row label={t('restriction.country')}>
          {country === null ? t('restriction.unknownCountry') : nameOf.of(country)}
        </Row>
      </dl>
    </ClosedPage>
  );
}
