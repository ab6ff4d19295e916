import type { Fairness } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { ExternalLink, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';

const values = ['algorithm', 'serverSeedHash', 'clientSeed', 'nonce', 'outcome'] as const;

/** What is needed to repeat the calculation of a round, and the vendor's page that does it. */
export function FairnessBlock({ fairness }: { fairness: Fairness }) {
  const { t } = useTranslation('records');
  return (
    <section className="flex flex-col gap-3 rounded-card border border-border p-4">
      <h3 className="flex items-center gap-2 text-h3">
        <ShieldCheck size={20} aria-hidden className="text-success" />
        {t('details.fairness')}
      </h3>
      <p className="text-body text-text-2">{t('details.fairnessText')}</p>
      <dl className="m-0 flex flex-col gap-2">
        {values.map((value) => (
          <div key={value}>
            <dt className="text-caption text-text-3">{t(`details.${value}`)}</dt>
            <dd className="m-0 text-body">
              <CopyText
                text={String(fairness[value])}
                name={t(`details.${value}`)}
                className="justify-between"
              />
            </dd>
          </div>
        ))}
      </dl>
      {fairness.verifyUrl && (
        <Button
          as="a"
          href={fairness.verifyUrl}
          target="_blank"
          rel="noopener"
          kind="soft"
          block
          end={<ExternalLink size={16} aria-hidden className="rtl:-scale-x-100" />}
        >
          {t('details.check')}
          <span className="sr-only"> ({t('details.checkHint')})</span>
        </Button>
      )}
    </section>
  );
}
