import { Button, Card } from '@lantern/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMoney } from '../../lib/money/money.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ProgressBar } from '../../lib/show/progress-bar.tsx';
import type { Terms } from './terms.ts';

/** How much of the turnover is done. */
export function TurnoverCard({ terms: { turnover, currency } }: { terms: Terms }) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const navigate = useNavigate();
  const title = useId();
  const done = BigInt(turnover.required) - BigInt(turnover.left);
  const percent = Number((done * 100n) / BigInt(turnover.required));
  const sums = {
    left: money(turnover.left, currency),
    required: money(turnover.required, currency),
  };
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={title} className="text-h3">
          {t('turnover.title')}
        </h3>
        <span className="num text-h3 text-brand">{sums.left}</span>
      </div>
      <ProgressBar label={t('turnover.label')} value={percent} max={100} />
      <p className="text-body text-text-2">{t('turnover.text', sums)}</p>
      <Button kind="outline" className="self-start" onClick={() => navigate(paths.home)}>
        {t('turnover.action')}
      </Button>
    </Card>
  );
}
