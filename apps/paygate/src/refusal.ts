import { commonRefusals, type Refusals, Refusal as SharedRefusal } from '@lantern/outside/refusal';

const refusals = {
  ...commonRefusals,
  callback_stale: [401, 'The signature is too old, or the clocks differ too much.'],
  payment_not_found: [404, 'There is no such payment.'],
  reference_reused: [409, 'This reference belongs to a payment with other content.'],
} as const satisfies Refusals;

export type RefusalCode = keyof typeof refusals;

/** An expected error of the gateway. */
export class Refusal extends SharedRefusal<RefusalCode> {
  constructor(code: RefusalCode, message?: string) {
    super(code, refusals[code], { message });
  }
}
