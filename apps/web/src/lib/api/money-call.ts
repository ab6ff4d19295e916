import { Intent } from '@lantern/client/intent';
import type { BodyOf, Endpoint, ValueOf } from '@lantern/contracts';
import { useState } from 'react';
import { call, newIdempotencyKey } from './api.ts';

/**
 * A call that moves money. The same wish keeps its idempotency key until the site has decided on
 * it, so that another try after a lost answer cannot move the money twice.
 * @param wishOf what makes it the same wish, where that is not the whole body
 */
export function useMoneyCall<E extends Endpoint>(
  endpoint: E,
  wishOf: (body: BodyOf<E>) => readonly string[] = (body) => [JSON.stringify(body)],
): (body: BodyOf<E>) => Promise<ValueOf<E>> {
  const [intent] = useState(() => new Intent(newIdempotencyKey));
  return (body) =>
    intent.run(wishOf(body), (idempotencyKey) => call(endpoint, { body, idempotencyKey }));
}
