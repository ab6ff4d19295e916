import { Button, Card, Segmented, TextField } from '@lantern/ui';
import { ArrowRight, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../lib/forms/amount-field.tsx';
import { useForm } from '../../lib/forms/form.ts';
import { useBalance } from '../../lib/money/balance.ts';
import { useBalanceHidden } from '../../lib/money/balance-hidden.ts';
import { useMoney } from '../../lib/money/money.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { type Line, lineProblem, type Wish } from './line-form.ts';

type Name = 'account' | 'amount';

interface SendFormProps {
  line: Line;
  /** Gets what is to be confirmed. */
  onNext: (wish: Wish) => void;
}

/** The sentences for what cannot be sent as it is. */
function useCheck(line: Line, to: Wish['to']) {
  const { t } = useTranslation(['wallets', 'error']);
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  const balance = useBalance().data?.sumBalance ?? '0';
  const sum = (minor: string) => money(minor, line.currency);
  const told = {
    minimum: sum(line.minimum),
    maximum: sum(line.maximum),
    left: sum(line.leftToday),
    balance: sum(balance),
  };
  return ({ account, amount }: Record<Name, string>) => {
    const problem = lineProblem(amount, line, balance);
    const covered = hidden && problem === 'balance';
    return {
      account: to === 'downline' && account.trim() === '' ? t('line.problem.account') : undefined,
      amount: covered
        ? t('error:insufficient_funds')
        : problem && t(`line.problem.${problem}`, told),
    };
  };
}

/** Recipient and amount; nothing is sent before the confirmation. */
export function SendForm({ line, onNext }: SendFormProps) {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  const { upline, toDownline, currency, minimum, maximum, leftToday } = line;
  const recipient = useOverlay().current?.params.account;
  const [wished, setTo] = useState<Wish['to']>(
    upline === null || recipient ? 'downline' : 'upline',
  );
  const to = toDownline ? wished : 'upline';
  const form = useForm<Name, Wish>({
    initial: { account: recipient ?? '', amount: '' },
    check: useCheck(line, to),
    send: async ({ account, amount }) => ({
      to,
      amount,
      name: to === 'upline' ? (upline ?? '') : account.trim(),
    }),
    onDone: onNext,
  });
  return (
    <Card>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {upline !== null && toDownline && (
          <Segmented
            block
            label={t('line.to')}
            options={[
              { value: 'upline', label: t('line.upline') },
              { value: 'downline', label: t('line.downline') },
            ]}
            value={to}
            onChange={setTo}
          />
        )}
        {to === 'upline' ? (
          <UplineCard name={upline ?? ''} />
        ) : (
          <TextField
            {...form.field('account')}
            label={t('line.account')}
            hint={t('line.accountHint')}
            required
            maxLength={64}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <AmountField
          field={form.field('amount')}
          currency={currency}
          label={t('line.amount')}
          range={{ minimum, maximum }}
          rangeText={(range) => t('line.range', { ...range })}
          hint={t('line.left', { amount: money(leftToday, currency) })}
        />
        <Button
          type="submit"
          size={48}
          end={<ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />}
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('line.next')}
        </Button>
      </form>
    </Card>
  );
}

function UplineCard({ name }: { name: string }) {
  const { t } = useTranslation('wallets');
  return (
    <p className="flex items-center gap-3 rounded-button bg-sunken px-4 py-3">
      <UserRound size={20} aria-hidden className="shrink-0 text-text-2" />
      <span className="min-w-0">
        <span className="block text-h3">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-caption text-text-2">{t('line.uplineName')}</span>
      </span>
    </p>
  );
}
