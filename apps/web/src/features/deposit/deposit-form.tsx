import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../lib/forms/amount-field.tsx';
import { FormStep } from '../../lib/forms/form-step.tsx';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { fromItsTop, useReferenceOf } from '../../lib/navigation/reference.ts';
import { ProtectionHint } from '../../lib/protection/protection-hint.tsx';
import { NetworkTrouble } from '../../lib/trouble/trouble.ts';
import { type DepositMethod, depositProblem, offeredPresets } from './amount.ts';
import { FeeLines } from './fee-lines.tsx';
import { LimitPrompt } from './limit-prompt.tsx';
import { MethodCards } from './method-cards.tsx';
import { RecentDeposits } from './recent-deposits.tsx';
import { useDepositForm } from './use-deposit-form.ts';

interface DepositFormProps {
  first: DepositMethod;
  /** At least `first`. */
  methods: readonly DepositMethod[];
  nameOf: (method: string) => string;
}

/** The method and amount of a deposit, its total, and the last deposits. */
export function DepositForm({ first, methods, nameOf }: DepositFormProps) {
  const { t } = useTranslation('deposit');
  const [chosen, setChosen] = useState(first.method);
  const method = methods.find((one) => one.method === chosen) ?? first;
  const form = useDepositForm(method);
  const { amount } = form.values;
  const headings = useId();
  const { show } = useReferenceOf('D');
  return (
    <form ref={fromItsTop} noValidate onSubmit={form.submit} className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-6 p-4 md:p-6">
        <WalletCard />
        <LimitPrompt />
        <FormStep id={`${headings}-1`} title={t('step', { number: 1, name: t('method') })}>
          <MethodCards
            methods={methods}
            value={method.method}
            onChange={setChosen}
            labelledBy={`${headings}-1`}
          />
        </FormStep>
        <FormStep id={`${headings}-2`} title={t('step', { number: 2, name: t('amount') })}>
          <AmountField
            field={form.field('amount')}
            currency={method.currency}
            label={t('amountLabel')}
            hideLabel
            range={method}
            presets={{ label: t('presets'), amounts: offeredPresets(method) }}
          />
        </FormStep>
        <FormStep id={`${headings}-3`} title={t('step', { number: 3, name: t('pay') })}>
          <FeeLines method={method} amount={amount} />
          <p className="text-caption text-text-3">{t(`nextStep.${method.kind}`)}</p>
        </FormStep>
        <ProtectionHint />
        <RecentDeposits nameOf={nameOf} onOpen={show} />
      </div>
      <PayBar
        total={depositProblem(amount, method) === undefined ? amount : undefined}
        currency={method.currency}
        busy={form.busy}
        trouble={form.trouble}
      />
    </form>
  );
}

interface PayBarProps {
  /** Minor units; nothing is said of an amount that cannot be deposited. */
  total: string | undefined;
  currency: string;
  busy: boolean;
  trouble: unknown;
}

/** Always in sight: what it costs, the one way on, and why that has led nowhere. */
function PayBar({ total, currency, busy, trouble }: PayBarProps) {
  const { t } = useTranslation('deposit');
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-sticky flex flex-col gap-3 px-4 py-3',
        'pb-[max(.75rem,env(safe-area-inset-bottom))]',
        'border-t border-border bg-surface md:px-6',
      )}
    >
      <FormTrouble
        trouble={trouble}
        more={trouble instanceof NetworkTrouble ? t('retryHint') : undefined}
      />
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block text-caption text-text-2">{t('youPay')}</span>
          <output className="block text-h2">
            {total === undefined ? '–' : <ShownMoney minor={total} currency={currency} />}
          </output>
        </p>
        <Button
          type="submit"
          kind="accent"
          size={48}
          className="shrink-0"
          loading={busy}
          end={<ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />}
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('continue')}
        </Button>
      </div>
    </div>
  );
}
