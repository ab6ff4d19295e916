import { type BodyOf, createDeposit, getDeposit, recentDeposits } from '@lantern/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, newIdempotencyKey } from '../../lib/api.ts';
import { goTo } from '../../lib/go-to.ts';
import { Intent } from '../../lib/intent.ts';
import { queryOf } from '../../lib/queries.ts';
import { useReferenceOf } from '../../lib/reference.ts';

type DepositRequest = BodyOf<typeof createDeposit>;

/**
 * Asks for a deposit and goes on to where it is paid: to a page of the gateway, or to what this
 * page shows of it. The entry that stays behind in the history is the deposit's own status, so that
 * Back from the gateway's page does not lead to the form again.
 */
export function useCreateDeposit() {
  const [intent] = useState(() => new Intent(newIdempotencyKey));
  const client = useQueryClient();
  const { show } = useReferenceOf('D');
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (request: DepositRequest) =>
      intent.run([request.method, request.amount, request.currency], (idempotencyKey) =>
        call(createDeposit, { body: request, idempotencyKey }),
      ),
    onSuccess: (deposit) => {
      const { reference, instructions } = deposit;
      client.setQueryData(queryOf(getDeposit, { reference }).queryKey, deposit);
      void client.invalidateQueries({ queryKey: [recentDeposits.name] });
      show(reference);
      if (instructions?.kind === 'redirect') goTo(instructions.payUrl);
    },
  });
  const busy = isPending || isSuccess;
  return {
    create: (request: DepositRequest) => {
      if (!busy) mutate(request);
    },
    busy,
    trouble: error,
    forgive: reset,
  };
}
