import { currencyDigits } from '@lantern/rules';
import { AmountInput, AmountPresets, Button, formatAmount } from '@lantern/ui';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money.ts';
import { NetworkTrouble } from '../../lib/trouble.ts';
import { useTroubleText } from '../../lib/trouble-text.ts';
import { WalletCard } from '../../lib/wallet-card.tsx';
import { amountProblem, type DepositMethod, offeredPresets } from './amount.ts';
import { MethodCards } from './method-cards.tsx';
import { useCreateDeposit } from './use-create-deposit.ts';

/** Choosing how and how much to deposit. `methods` has at least `first`. */
export function DepositForm({ first, methods }: { first: DepositMethod; methods: readonly DepositMethod[] }) {
  const { t, i18n } = useTranslation('deposit');
  const money = useMoney();
  const [chosen, setChosen] = useState(first.method);
  const method = methods.find((one) => one.method === chosen) ?? first;
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const { create, busy, trouble, forgive } = useCreateDeposit();
  const headings = useId();

  const limits = { minimum: money(method.minimum, method.currency), maximum: money(method.maximum, method.currency) };
  const format = { currency: method.currency, digits: currencyDigits(method.currency), locale: i18n.language };
  const problem = amountProblem(amount, method);
  const shown = problem !== undefined && (tried || problem === 'high') ? t(`problem.${problem}`, limits) : undefined;
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
    <form noValidate onSubmit={submit} className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-6 p-4 md:p-6">
        <WalletCard />
        <Step number={1} id={`${headings}-1`} name={t('method')}>
          <MethodCards methods={methods} value={method.method} onChange={setChosen} labelledBy={`${headings}-1`} />
        </Step>
        <Step number={2} id={`${headings}-2`} name={t('amount')}>
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
        </Step>
        <DepositTrouble trouble={trouble} />
        <p className="text-caption text-text-3">{t('nextStep')}</p>
      </div>
      <PayBar total={money(problem === 'empty' ? '0' : amount, method.currency)} busy={busy} />
    </form>
  );
}

function Step({ number, id, name, children }: { number: number; id: string; name: string; children: ReactNode }) {
  const { t } = useTranslation('deposit');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-h3">
        {t('step', { number, name })}
      </h3>
      {children}
    </section>
  );
}

function DepositTrouble({ trouble }: { trouble: Error | null }) {
  const { t } = useTranslation('deposit');
  const troubleText = useTroubleText();
  return (
    <div role="alert" className={trouble ? undefined : '-mt-6'}>
      {trouble && (
        <p className="flex items-start gap-2 rounded-button bg-danger-soft px-4 py-3 text-body font-semibold text-danger">
          <CircleAlert size={20} aria-hidden className="shrink-0" />
          <span>
            {troubleText(trouble)} {trouble instanceof NetworkTrouble && t('retryHint')}
          </span>
        </p>
      )}
    </div>
  );
}

/** Always in sight: what it costs, and the one way on. */
function PayBar({ total, busy }: { total: string; busy: boolean }) {
  const { t } = useTranslation('deposit');
  return (
    <div className="sticky bottom-0 z-sticky flex items-center justify-between gap-4 border-t border-border bg-surface px-4 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] md:px-6">
      <p className="min-w-0">
        <span className="block text-caption text-text-2">{t('youPay')}</span>
        <output className="num block text-h2">{total}</output>
      </p>
      <Button
        type="submit"
        kind="accent"
        size={48}
        loading={busy}
        end={<ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />}
        onMouseDown={(event) => event.preventDefault()}
      >
        {t('continue')}
      </Button>
    </div>
  );
}
