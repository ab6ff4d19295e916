import type {
  answerOffer,
  BodyOf,
  collectBill,
  disputeBill,
  requestAgreement,
  terminateAgreement,
  withdrawOffer,
} from '@lantern/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { askAgain } from '../../../lib/api/ask-again.ts';
import { toast } from '../../../lib/show/toast.ts';
import { agreementCalls } from './calls.ts';

type Step =
  | typeof answerOffer
  | typeof collectBill
  | typeof disputeBill
  | typeof requestAgreement
  | typeof terminateAgreement
  | typeof withdrawOffer;

/** One step of an agreement or a bill. After a step on an older version it is read again. */
export function useStep<E extends Step>(endpoint: E, done: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<E>) => call(endpoint, { body }),
    onSuccess: () => {
      toast('success', done);
      onDone?.();
    },
    onSettled: () => askAgain(client, agreementCalls),
  });
}
