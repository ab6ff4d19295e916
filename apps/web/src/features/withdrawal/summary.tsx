import { formatTag } from '@lantern/rules';
import { Card } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import { feeOf, payoutOf, type Terms } from './terms.ts';

/** What leaves the wallet, what it costs, what arrives, and when. */
export function Summary({ terms, amount }: { terms: Terms; amount: string }) {
  const { t } = useTranslation('withdrawal');
  const money = useMoney();
  const feeText = useFeeText();
  const { currency, reviewMinutes, payoutMinutes } = terms;
  return (
    <Card padding="none">
      <dl aria-live="polite" className="flex flex-col gap-1 px-4 py-3">
        <Fact name={t('summary.amount')}>{money(amount === '' ? '0' : amount, currency)}</Fact>
        <Fact name={t('summary.fee')} note={feeText(terms)}>
          {money(feeOf(amount, terms), currency)}
        </Fact>
        <Fact name={t('summary.eta')}>
          {t('summary.etaText', { minutes: reviewMinutes + payoutMinutes })}
        </Fact>
        <Fact name={t('summary.payout')} strong>
          {money(payoutOf(amount, terms), currency)}
        </Fact>
      </dl>
    </Card>
  );
}

/** What the fee hangs on; nothing where there never is one. */
function useFeeText() {
  const { t, i18n } = useTranslation('withdrawal');
  const money = useMoney();
  return ({ fee: { freeLeft, fixed, basisPoints }, currency }: Terms): string | undefined => {
    if (fixed === '0' && basisPoints === 0) return undefined;
    if (freeLeft > 0) return t('summary.free', { count: freeLeft });
    const percent = new Intl.NumberFormat(formatTag(i18n.language), {
      style: 'percent',
      maximumFractionDigits: 2,
    }).format(basisPoints / 10_000);
    const kind = fixed === '0' ? 'percent' : basisPoints === 0 ? 'fixed' : 'both';
    return t(`summary.rate.${kind}`, { percent, fixed: money(fixed, currency) });
  };
}

interface FactProps {
  name: string;
  note?: string | undefined;
  strong?: boolean;
  children: ReactNode;
}

function Fact({ name, note, strong, children }: FactProps) {
  return (
    <div className="flex min-h-8 items-baseline justify-between gap-4">
      <dt className="text-body text-text-2">
        {name}
        {note && <span className="block text-caption text-text-3">{note}</span>}
      </dt>
      <dd className={strong ? 'num m-0 text-end text-h2' : 'num m-0 text-end text-label'}>
        {children}
      </dd>
    </div>
  );
}
