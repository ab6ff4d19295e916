import { type BodyOf, endpoints, type MemberLimit, type setLimit } from '@lantern/contracts';
import type { LimitKind, LimitPeriod } from '@lantern/rules';
import type { TestSite } from './test-site.ts';

type Wish = BodyOf<typeof setLimit>;

/** A member's limits and exclusions, through the calls of the page. */
export class Protected {
  readonly #site: TestSite;
  readonly #token: string;

  constructor(site: TestSite, token: string) {
    this.#site = site;
    this.#token = token;
  }

  wish(kind: LimitKind, amount: string | null, period: LimitPeriod = 'day') {
    const body: Wish = { kind, period, amount };
    return this.#site.client.call(endpoints.setLimit, { token: this.#token, body });
  }

  confirm(kind: LimitKind, period: LimitPeriod = 'day') {
    return this.#site.client.call(endpoints.confirmRaise, {
      token: this.#token,
      body: { kind, period },
    });
  }

  drop(kind: LimitKind, period: LimitPeriod = 'day') {
    return this.#site.client.call(endpoints.dropRaise, {
      token: this.#token,
      body: { kind, period },
    });
  }

  async view() {
    return (await this.#site.client.call(endpoints.protection, { token: this.#token })).value;
  }

  async limit(kind: LimitKind, period: LimitPeriod = 'day'): Promise<MemberLimit | undefined> {
    const { limits } = await this.view();
    return limits.find((one) => one.kind === kind && one.period === period);
  }

  async now() {
    return (await this.#site.client.call(endpoints.protectionNow, { token: this.#token })).value;
  }

  async history() {
    return (await this.#site.client.call(endpoints.protectionHistory, { token: this.#token })).value
      .list;
  }

  coolOff(hours: number) {
    return this.#site.client.call(endpoints.coolOff, { token: this.#token, body: { hours } });
  }

  exclude(months: number | null) {
    return this.#site.client.call(endpoints.selfExclude, { token: this.#token, body: { months } });
  }
}
