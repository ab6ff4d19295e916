import { endpoints } from '@lantern/contracts';
import { Secret, TOTP } from 'otpauth';
import type { TestSite } from './test-site.ts';

/**
 * An authenticator app. Each code is of a later time step than the previous one, so each is valid.
 */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  readonly #site: TestSite;

  constructor(site: TestSite, secret: string) {
    this.#site = site;
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The code of the next time step; turns the site's clock to it. */
  next(): string {
    this.#site.clock.turn({ seconds: 30 });
    return this.#totp.generate({ timestamp: this.#site.clock.now().getTime() });
  }
}

/** A new member with an enabled authenticator. */
export async function turnOnAuthenticator(
  site: TestSite,
  member?: Awaited<ReturnType<TestSite['register']>>,
) {
  const own = member ?? (await site.register());
  const { token, password } = own;
  const { value } = await site.client.call(endpoints.startAuthenticator, {
    token,
    body: { password },
  });
  const app = new AuthenticatorApp(site, value.secret);
  const first = app.next();
  const confirmed = await site.client.call(endpoints.confirmAuthenticator, {
    token,
    body: { code: first },
  });
  return { ...own, app, first, secret: value.secret, codes: confirmed.value.recoveryCodes };
}
