import { Button, Card, Segmented, SelectField } from '@lantern/ui';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../lib/forms/amount-field.tsx';
import { useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { AllButton } from '../../lib/money/all-button.tsx';
import { amountProblem } from '../../lib/money/amount-problem.ts';
import { useBalanceHidden } from '../../lib/money/balance-hidden.ts';
import { useMoney } from '../../lib/money/money.ts';
import { Section } from '../../lib/show/section.tsx';
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
  /** Called with a transfer that the vendor has not confirmed. */
  onOpen: (reference: string) => void;
}

/** What is wrong with an amount; a vendor may not say how much it has. */
export function transferProblem(amount: string, most: string | null): 'empty' | 'most' | undefined {
  const problem = amountProblem(amount, '1', { most });
  return problem === 'low' ? 'empty' : problem;
}

/** Between the main wallet and one vendor. */
export function TransferForm({ wallets, main, currency, single, onOpen }: TransferFormProps) {
  const { t } = useTranslation(['wallets', 'error']);
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  const [wished, setDirection] = useState<Direction>('in');
  const [vassalage, setVassalage] = useState(wallets[0]?.vassalage);
  const { moveAsync } = useMove(onOpen);
  const direction = single ? 'out' : wished;
  const wallet = wallets.find((one) => one.vassalage === vassalage) ?? wallets[0];
  const most = direction === 'in' ? main : (wallet?.balance ?? null);

  const tooMuch = () =>
    hidden
      ? t('error:insufficient_funds')
      : t(`form.problem.${direction === 'in' ? 'main' : 'vendor'}`, {
          amount: money(most ?? '0', currency),
        });
  const texts = { empty: () => t('form.problem.empty'), most: tooMuch };
  const form = useForm<'amount', unknown>({
    initial: { amount: '' },
    check: ({ amount }) => {
      const problem = transferProblem(amount, most);
      return { amount: problem && texts[problem]() };
    },
    early: ({ amount }) => (transferProblem(amount, most) === 'most' ? ['amount'] : []),
    send: ({ amount }) => moveAsync({ direction, vassalage: wallet?.vassalage ?? '', amount }),
    onDone: () => undefined,
    after: 'empty',
  });
  if (!wallet) return null;
  return (
    <Section title={t('form.title')}>
      <Card>
        <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
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
                form.clear();
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
          <AmountField
            field={form.field('amount')}
            currency={currency}
            label={t('form.amount')}
            hint={direction === 'in' ? t('form.limitHint') : undefined}
          />
          {most !== null && most !== '0' && (
            <AllButton
              amount={most}
              currency={currency}
              onPick={(all) => form.set('amount', all)}
            />
          )}
          <FormTrouble trouble={form.trouble} />
          {wallet.underWay && <p className="text-body text-text-2">{t('form.waits')}</p>}
          <Button
            type="submit"
            size={48}
            disabled={wallet.underWay !== undefined}
            loading={form.busy}
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
