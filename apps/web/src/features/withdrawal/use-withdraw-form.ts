import { requestWithdrawal, type Withdrawal } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../lib/api/money-call.ts';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { refreshBalance } from '../../lib/money/balance.ts';
import { useBalanceHidden } from '../../lib/money/balance-hidden.ts';
import { useMoney } from '../../lib/money/money.ts';
import { refreshWithdrawals } from '../../lib/money/withdrawals.ts';
import { feeOf, mostAllowed, type Terms, withdrawalProblem } from './terms.ts';

type Name = 'account' | 'amount' | 'password';

const fieldOf = byCode<Name>({
  bank_account_not_found: 'account',
  bank_account_waiting: 'account',
  holder_name_mismatch: 'account',
  amount_out_of_range: 'amount',
  insufficient_funds: 'amount',
  withdrawal_limit_reached: 'amount',
  payment_password_wrong: 'password',
  payment_password_locked: 'password',
  payment_password_waiting: 'password',
});

/** The sentences for what cannot be sent as it is. */
function useCheck(terms: Terms) {
  const { t } = useTranslation(['withdrawal', 'error']);
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  const most = hidden ? mostAllowed(terms) : terms.most;
  const limits = {
    minimum: money(terms.minimum, terms.currency),
    most: money(most, terms.currency),
  };
  return ({ account, amount, password }: Record<Name, string>) => {
    const problem = withdrawalProblem(amount, terms);
    // The limits would let it through; what is in the wallet does not, and how much that is stays
    // covered.
    const lacking = problem === 'high' && BigInt(amount) <= BigInt(most);
    return {
      account: account === '' ? t('problem.account') : undefined,
      amount: lacking ? t('error:insufficient_funds') : problem && t(`problem.${problem}`, limits),
      password: password === '' ? t('problem.password') : undefined,
    };
  };
}

/**
 * Asking for a withdrawal; `onDone` gets what was made. The fee that is sent is the one that the
 * member sees.
 */
export function useWithdrawForm(terms: Terms, onDone: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient();
  const request = useMoneyCall(requestWithdrawal, ({ account, amount, fee }) => [
    account,
    amount,
    fee,
  ]);
  const { currency, accounts } = terms;
  return useForm<Name, Withdrawal>({
    initial: { account: accounts.find(({ usable }) => usable)?.id ?? '', amount: '', password: '' },
    check: useCheck(terms),
    fieldOf,
    send: ({ account, amount, password }) => {
      const fee = feeOf(amount, terms);
      const body = { account, amount, currency, fee, paymentPassword: password };
      return request(body).finally(() => void refreshWithdrawals(client));
    },
    onDone: (withdrawal) => {
      void refreshBalance(client);
      onDone(withdrawal);
    },
  });
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
