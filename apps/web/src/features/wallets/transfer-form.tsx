import { currencyDigits } from '@lantern/rules';
import { AmountInput, Button, Card, Segmented, SelectField } from '@lantern/ui';
import { ArrowRightLeft } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllButton } from '../../lib/all-button.tsx';
import { useBalanceHidden } from '../../lib/balance-hidden.ts';
import { FormTrouble } from '../../lib/form-trouble.tsx';
import { useMoney } from '../../lib/money.ts';
import { Section } from '../../lib/section.tsx';
import type { VendorWallet } from './funds.ts';
import { useMove } from './use-move.ts';

type Direction = 'in' | 'out';

interface TransferFormProps {
  /** At least one. */
  wallets: readonly VendorWallet[];
  /** What is in the main wallet, in minor units. */
  main: string;
  currency: string;
  /** One wallet for every game: nothing is sent to vendors any more. */
  single: boolean;
  /** Is told of a transfer that the vendor has not answered for. */
  onOpen: (reference: string) => void;
}

/**
 * What an amount in minor units (`''` when nothing is typed) lacks; what a vendor has is the
 * vendor's to say.
 */
export function amountProblem(amount: string, most: string | null): 'empty' | 'most' | undefined {
  if (amount === '' || BigInt(amount) === 0n) return 'empty';
  return most !== null && BigInt(amount) > BigInt(most) ? 'most' : undefined;
}

/** Between the main wallet and one vendor. */
export function TransferForm({ wallets, main, currency, single, onOpen }: TransferFormProps) {
  const { t, i18n } = useTranslation(['wallets', 'error']);
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  const id = useId();
  const [wished, setDirection] = useState<Direction>('in');
  const [vassalage, setVassalage] = useState(wallets[0]?.vassalage);
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const { moveAsync, moving, trouble, forgive } = useMove(onOpen);
  const direction = single ? 'out' : wished;
  const wallet = wallets.find((one) => one.vassalage === vassalage) ?? wallets[0];
  if (!wallet) return null;

  const most = direction === 'in' ? main : wallet.balance;
  const problem = amountProblem(amount, most);
  const about = { amount: money(most ?? '0', currency) };
  const tooMuch = hidden
    ? t('error:insufficient_funds')
    : t(`form.problem.${direction === 'in' ? 'main' : 'vendor'}`, about);
  const words = problem === 'most' ? tooMuch : undefined;
  const shown = problem === 'empty' && tried ? t('form.problem.empty') : words;
  const change = (next: string) => {
    setAmount(next);
    setTried(false);
    forgive();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined) return document.getElementById(`${id}-amount`)?.focus();
    moveAsync({ direction, vassalage: wallet.vassalage, amount }).then(
      () => change(''),
      // The form shows it.
      () => undefined,
    );
  };
  return (
    <Section title={t('form.title')}>
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {!single && (
            <Segmented
              block
              label={t('form.direction')}
              options={[
                { value: 'in', label: t('form.in') },
                { value: 'out', label: t('form.out') },
              ]}
              value={direction}
              onChange={(next: Direction) => {
                setDirection(next);
                change('');
              }}
            />
          )}
          {wallets.length > 1 && (
            <SelectField
              label={t('form.vendor')}
              placeholder={t('form.vendor')}
              options={wallets.map((one) => ({ value: one.vassalage, label: one.name }))}
              value={wallet.vassalage}
              onChange={({ target }) => setVassalage(target.value)}
            />
          )}
          <AmountInput
            {...{ currency, digits: currencyDigits(currency), locale: i18n.language }}
            id={`${id}-amount`}
            label={t('form.amount')}
            required
            name="amount"
            value={amount}
            onChange={change}
            error={shown}
            hint={direction === 'in' ? t('form.limitHint') : undefined}
          />
          {most !== null && most !== '0' && (
            <AllButton amount={most} currency={currency} onPick={change} />
          )}
          <FormTrouble trouble={trouble} />
          {wallet.underWay && <p className="text-body text-text-2">{t('form.waits')}</p>}
          <Button
            type="submit"
            size={48}
            disabled={wallet.underWay !== undefined}
            loading={moving !== undefined}
            start={<ArrowRightLeft size={18} aria-hidden />}
            onMouseDown={(event) => event.preventDefault()}
          >
            {t(direction === 'in' ? 'form.send' : 'form.fetch')}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
