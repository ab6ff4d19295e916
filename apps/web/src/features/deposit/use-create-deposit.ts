import { createDeposit } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, newIdempotencyKey } from '../../lib/api.ts';
import { goTo } from '../../lib/go-to.ts';
import { DepositIntent, type DepositRequest } from './intent.ts';
import { useReference } from './reference.ts';

/**
 * Asks for a deposit and goes on to where it is paid. The entry that stays behind in the history is the deposit's own status,
 * so that Back from the payment page does not lead to the form again.
 */
export function useCreateDeposit() {
  const [intent] = useState(() => new DepositIntent(newIdempotencyKey));
  const { show } = useReference();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (request: DepositRequest) =>
      call(createDeposit, { body: request, idempotencyKey: intent.keyFor(request) }),
    onSuccess: ({ reference, payUrl }) => {
      intent.ended(undefined);
      show(reference);
      if (payUrl !== null) goTo(payUrl);
    },
    onError: (trouble) => intent.ended(trouble),
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
