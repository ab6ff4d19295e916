import { Refusal } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import { householdOf } from '../../address.ts';
import type { Log } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import type { Vault } from '../../vault.ts';
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
  /** The address of the caller. */
  address: string;
  /** False where nobody here has the number: the same limits hold, but no message goes out. */
  goesOut: boolean;
  /**
   * Nothing has shown that a person asks: the network gets as many as the brand gives without a bot
   * check.
   */
  onTrust?: boolean;
}

const gapSeconds = 60;
const alarmSeconds = 3600;

/**
 * How many codes may be sent: to one number or address, for one network, and by a brand altogether.
 * They are kept in Postgres: whoever can make Redis forget must not be able to have a phone bombed.
 */
export class CodeLimits {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Counts a request for a code, and answers a way to say that it came to nothing: then another may
   * be made at once.
   * @throws Refusal code_too_soon or too_many_requests, each with the seconds to wait;
   *   captcha_required for one too many on trust
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
      gapSeconds,
      limits: { ...codes, perNetworkHour },
    });
    if (typeof answer === 'string') return { failed: () => failRequest(db, answer) };
    // Many at the same moment have all seen a network that had asked for few.
    if (answer.over === 'network' && onTrust) throw botRefusal(brand, 'missing');
    if (answer.over === 'budget') await this.#alarm(brand, channel);
    throw new Refusal(answer.over === 'gap' ? 'code_too_soon' : 'too_many_requests', {
      retryAfter: answer.wait,
    });
  }

  /** How many codes the network around an address has asked for in the last hour. */
  countOf(brand: Brand, address: string): Promise<number> {
    return countRequests(this.#options.db, brand.id, householdOf(address));
  }

  /** Once an hour is enough: what floods the site must not flood the log as well. */
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
      'as many codes as the brand allows in an hour have been sent; none goes out until it is over',
    );
  }
}
