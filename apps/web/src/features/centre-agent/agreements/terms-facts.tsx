import type { Agreement } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import { useSite } from '../../../lib/site/site.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { Fact } from './fact.tsx';

/** Who the parties are, the terms besides the tiers, and when an agreement ended. */
export function TermsFacts({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements');
  const brand = useSite().settings.name;
  const money = useMoney();
  const { terms, currency, upline, endsAt } = agreement;
  return (
    <dl className="m-0 flex flex-col gap-1">
      <Fact name={t('terms.with')}>
        <bdi>{upline?.account ?? brand}</bdi>
      </Fact>
      {terms.kind === 'dividend' && (
        <Fact name={t('terms.period')}>{t(`period.${terms.period}`)}</Fact>
      )}
      {'activeMinimum' in terms && (
        <Fact name={t('terms.activeMinimum')}>{money(terms.activeMinimum, currency)}</Fact>
      )}
      {endsAt && Date.parse(endsAt) <= Date.now() && (
        <Fact name={t('state.ended')}>
          <Moment instant={endsAt} kind="date" />
        </Fact>
      )}
    </dl>
  );
}
