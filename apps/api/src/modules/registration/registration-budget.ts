import { Refusal } from '@lantern/contracts';
import type { Cached, Logged } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { countWithin } from '../security/index.ts';

const hour = 3600;
const keyOf = (brand: Brand) => `registration:budget:${brand.id}`;

/**
 * Limits a brand's registrations per hour across all addresses, so that a botnet cannot fill the
 * tables. Concurrent registrations may slightly exceed the limit.
 * @throws Refusal too_many_requests with the seconds to wait
 */
export async function refuseOverBudget({ redis }: Cached, brand: Brand): Promise<void> {
  const made = Number((await redis.get(keyOf(brand))) ?? 0);
  if (made < brand.settings.registration.budgetPerHour) return;
  throw new Refusal('too_many_requests', {
    retryAfter: Math.max(1, await redis.ttl(keyOf(brand))),
  });
}

export async function countRegistration(
  { redis, log }: Logged & Cached,
  brand: Brand,
): Promise<void> {
  const { budgetPerHour: budget } = brand.settings.registration;
  if ((await countWithin(redis, keyOf(brand), hour)) !== budget) return;
  log.error(
    { event: 'registration_budget_spent', brand: brand.code, budget },
    'the hourly limit of registrations is reached; further ones are rejected until the hour ends',
  );
}
