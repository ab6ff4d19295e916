import { currencyDigits } from '@lantern/rules';
import { AmountInput, AmountPresets, Button, formatAmount } from '@lantern/ui';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStep } from '../../lib/form-step.tsx';
import { FormTrouble } from '../../lib/form-trouble.tsx';
import { useMoney } from '../../lib/money.ts';
import { ProtectionHint } from '../../lib/protection-hint.tsx';
import { fromItsTop, useReferenceOf } from '../../lib/reference.ts';
import { ShownMoney } from '../../lib/shown-money.tsx';
import { NetworkTrouble } from '../../lib/trouble.ts';
import { WalletCard } from '../../lib/wallet-card.tsx';
import { amountProblem, type DepositMethod, offeredPresets } from './amount.ts';
import { FeeLines } from './fee-lines.tsx';
import { LimitPrompt } from './limit-prompt.tsx';
import { MethodCards } from './method-cards.tsx';
import { RecentDeposits } from './recent-deposits.tsx';
import { useCreateDeposit } from './use-create-deposit.ts';

interface DepositFormProps {
  first: DepositMethod;
  /** At least `first`. */
  methods: readonly DepositMethod[];
  nameOf: (method: string) => string;
}

/** Choosing how and how much to deposit, what comes of it, and what was deposited before. */
export function DepositForm({ first, methods, nameOf }: DepositFormProps) {
  const { t, i18n } = useTranslation('deposit');
  const money = useMoney();
  const [chosen, setChosen] = useState(first.method);
  const method = methods.find((one) => one.method === chosen) ?? first;
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const { create, busy, trouble, forgive } = useCreateDeposit();
  const headings = useId();
  const { show } = useReferenceOf('D');

  const limits = {
    minimum: money(method.minimum, method.currency),
    maximum: money(method.maximum, method.currency),
  };
  const format = {
    currency: method.currency,
    digits: currencyDigits(method.currency),
    locale: i18n.language,
  };
  const problem = amountProblem(amount, method);
  const shown =
    problem !== undefined && (tried || problem === 'high')
      ? t(`problem.${problem}`, limits)
      : undefined;
  const change = (next: string) => {
    setAmount(next);
    setTried(false);
    forgive();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) create({ method: method.method, amount, currency: method.currency });
    else document.getElementById(`${headings}-amount`)?.focus();
  };
  return (
    <form ref={fromItsTop} noValidate onSubmit={submit} className="flex min-h-full flex-col">
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
          <AmountInput
            {...format}
            id={`${headings}-amount`}
            label={t('amountLabel')}
            hideLabel
            required
            name="amount"
            value={amount}
            onChange={change}
            range={`${formatAmount(method.minimum, format)} – ${formatAmount(method.maximum, format)}`}
            error={shown}
          />
          <AmountPresets
            {...format}
            label={t('presets')}
            presets={offeredPresets(method)}
            value={amount}
            onSelect={change}
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
        total={problem === undefined ? amount : undefined}
        currency={method.currency}
        {...{ busy, trouble }}
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
    <div className="sticky bottom-0 z-sticky flex flex-col gap-3 border-t border-border bg-surface px-4 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] md:px-6">
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
