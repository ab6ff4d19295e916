import { Card } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import { type DepositMethod, isFree, shareOf } from './amount.ts';
import { Fact } from './fact.tsx';
import { useUsualTime } from './use-usual-time.ts';

/** What comes of an amount: the fee, what arrives, and when. */
export function FeeLines({ method, amount }: { method: DepositMethod; amount: string }) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const usualTime = useUsualTime();
  const { fee, arrives } = shareOf(amount, method);
  return (
    <Card padding="none">
      <dl aria-label={t('summary')} className="flex flex-col px-4 py-2">
        <Fact name={t('feeLine')}>{isFree(method) ? t('noFee') : money(fee, method.currency)}</Fact>
        <Fact name={t('arrives')}>
          <output className="num font-bold">{money(arrives, method.currency)}</output>
        </Fact>
        <Fact name={t('usually')}>{usualTime(method)}</Fact>
      </dl>
    </Card>
  );
}
