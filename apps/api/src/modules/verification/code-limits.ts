import { Refusal } from '@lantern/contracts';
import { codeGapSeconds } from '@lantern/rules';
import type { Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import { householdOf } from '../../address.ts';
import type { Log } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { botRefusal } from './bot-check.ts';
import { countRequests, failRequest, requestCode } from './code-request.store.ts';

export type CodeChannel = 'sms' | 'mail';

interface Options {
  db: Database;
  redis: Redis;
  vault: Vault;
  log: Log;
}

interface Asked {
  channel: CodeChannel;
  to: string;
  /** The caller's IP address. */
  address: string;
  /** False for a number without a member: the same limits apply, but no message is sent. */
  goesOut: boolean;
  /** Sent without a bot check: the brand's lower limit for the network applies. */
  onTrust?: boolean;
}

const alarmSeconds = 3600;

/**
 * Limits the codes sent to a number or address, requested from a network, and sent by a brand. The
 * counts are in Postgres, so that a loss of Redis data cannot be used to flood a phone.
 */
export class CodeLimits {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Counts a request for a code. `failed` takes it back, so that another may follow at once.
   * @throws Refusal code_too_soon or too_many_requests, each with the seconds to wait;
   *   captcha_required, above the limit without a bot check
   */
  async count(
    brand: Brand,
    { channel, to, address, goesOut, onTrust = false }: Asked,
  ): Promise<{ failed(): Promise<void> }> {
    const { db, vault } = this.#options;
    const { codes } = brand.settings;
    const perNetworkHour = onTrust
      ? Math.min(codes.captchaAfter, codes.perNetworkHour)
      : codes.perNetworkHour;
    const answer = await requestCode(db, {
      brandId: brand.id,
      channel,
      destination: vault.fingerprint('code request', to.toLowerCase()),
      network: householdOf(address),
      goesOut,
      gapSeconds: codeGapSeconds,
      limits: { ...codes, perNetworkHour },
    });
    if (typeof answer === 'string') return { failed: () => failRequest(db, answer) };
    // Concurrent requests have all seen a count below the limit.
    if (answer.over === 'network' && onTrust) throw botRefusal(brand, 'missing');
    if (answer.over === 'budget') await this.#alarm(brand, channel);
    throw new Refusal(answer.over === 'gap' ? 'code_too_soon' : 'too_many_requests', {
      retryAfter: answer.wait,
    });
  }

  /** The codes requested from the network of an address in the last hour. */
  countOf(brand: Brand, address: string): Promise<number> {
    return countRequests(this.#options.db, brand.id, householdOf(address));
  }

  /** Logs once an hour, so that a flood of requests does not flood the log. */
  async #alarm(brand: Brand, channel: CodeChannel): Promise<void> {
    const { redis, log } = this.#options;
    const first = await redis.set(
      `code:alarm:${brand.id}:${channel}`,
      '1',
      'EX',
      alarmSeconds,
      'NX',
    );
    if (first === null) return;
    log.error(
      {
        event: 'code_budget_spent',
        brand: brand.code,
        channel,
        budget: brand.settings.codes.budgetPerHour,
      },
      'the hourly limit of codes is reached; none is sent until the hour ends',
    );
  }
}
