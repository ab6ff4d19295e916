import { createDeposit, type Deposit, getDeposit, recentDeposits } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../lib/api/money-call.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { useForm } from '../../lib/forms/form.ts';
import { useMoney } from '../../lib/money/money.ts';
import { goTo } from '../../lib/navigation/go-to.ts';
import { useReferenceOf } from '../../lib/navigation/reference.ts';
import { type DepositMethod, depositProblem } from './amount.ts';

/**
 * Creates a deposit and opens its payment page. The history entry left behind is the deposit's
 * status, so that Back does not lead to the form again.
 */
export function useDepositForm(method: DepositMethod) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const client = useQueryClient();
  const { show } = useReferenceOf('D');
  const create = useMoneyCall(createDeposit);
  const { currency } = method;
  const limits = {
    minimum: money(method.minimum, currency),
    maximum: money(method.maximum, currency),
  };
  return useForm<'amount', Deposit>({
    initial: { amount: '' },
    check: ({ amount }) => {
      const problem = depositProblem(amount, method);
      return { amount: problem && t(`problem.${problem}`, limits) };
    },
    early: ({ amount }) => (depositProblem(amount, method) === 'high' ? ['amount'] : []),
    send: ({ amount }) => create({ method: method.method, amount, currency }),
    onDone: (deposit) => {
      const { reference, instructions } = deposit;
      client.setQueryData(queryOf(getDeposit, { reference }).queryKey, deposit);
      void client.invalidateQueries({ queryKey: [recentDeposits.name] });
      show(reference);
      if (instructions?.kind === 'redirect') goTo(instructions.payUrl);
    },
    after: 'busy',
  });
}
