import { Refusal } from '@lantern/contracts';
import type { Cached, Logged } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { countWithin } from '../security/index.ts';

const hour = 3600;
const keyOf = (brand: Brand) => `registration:budget:${brand.id}`;

/**
 * Refuses where as many people as the brand allows in an hour have registered, whoever they are:
 * many addresses together must not fill the tables. Calls at the same moment may pass together,
 * which does no harm.
 * @throws Refusal too_many_requests with the seconds to wait
 */
export async function refuseOverBudget({ redis }: Cached, brand: Brand): Promise<void> {
  const made = Number((await redis.get(keyOf(brand))) ?? 0);
  if (made < brand.settings.registration.budgetPerHour) return;
  throw new Refusal('too_many_requests', {
    retryAfter: Math.max(1, await redis.ttl(keyOf(brand))),
  });
}

/** Counts somebody who has registered. */
export async function countRegistration(
  { redis, log }: Logged & Cached,
  brand: Brand,
): Promise<void> {
  const { budgetPerHour: budget } = brand.settings.registration;
  if ((await countWithin(redis, keyOf(brand), hour)) !== budget) return;
  log.error(
    { event: 'registration_budget_spent', brand: brand.code, budget },
    'as many people as the brand allows in an hour have registered; nobody can until it is over',
  );
}
