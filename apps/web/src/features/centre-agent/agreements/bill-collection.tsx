import { type AgreementBill, collectBill } from '@lantern/contracts';
import { Button, Card } from '@lantern/ui';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { useStep } from './use-step.ts';

/** A dividend that waits until its agent collects it, or that was not collected in time. */
export function BillCollection({ bill }: { bill: AgreementBill }) {
  const { t } = useTranslation('agreements');
  const collect = useStep(collectBill, t('bill.collected'));
  const { id, state, own, held, currency } = bill;
  if (state !== 'awaitingCollection' && state !== 'expired') return null;
  const waits = state === 'awaitingCollection';
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{t(`bill.state.${state}`)}</h3>
        <p className="text-h3">
          <ShownMoney minor={held} currency={currency} />
        </p>
      </div>
      <p className="text-body text-text-2">{t(waits ? 'bill.collectText' : 'bill.expiredText')}</p>
      {waits && own && (
        <Button
          className="max-sm:w-full sm:self-start"
          start={<HandCoins size={18} aria-hidden />}
          loading={collect.isPending}
          onClick={() => collect.mutate({ id })}
        >
          {t('bill.collect')}
        </Button>
      )}
      <FormTrouble trouble={collect.error} />
    </Card>
  );
}
