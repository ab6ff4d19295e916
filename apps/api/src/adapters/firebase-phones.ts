import { string } from '@lantern/contracts';
import * as jose from 'jose';
import * as z from 'zod/mini';
import type { FirebaseConfig } from '../outside-config.ts';
import type { Clock } from '../ports/clock.ts';
import type {
  PageSources,
  PhoneServiceAccess,
  PhoneVerifier,
  VerifiedPhone,
} from '../ports/phone-verifier.ts';

/** Seconds since the verification; later the number may belong to another person. */
const oldestProof = 600;
const clockTolerance = 60;
const answerWithin = 5000;

const claims = z.object({
  sub: string().check(z.minLength(1), z.maxLength(128)),
  exp: z.number(),
  auth_time: z.number(),
  phone_number: string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  // An account with a number may have signed in by another method.
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** Errors of reading the keys, as opposed to an invalid token. */
const keysFailed = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

/** Sources of the service and of its reCAPTCHA. */
const serviceSources: PageSources = {
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Firebase Authentication by phone. ID tokens are verified locally with its published keys. */
export class FirebasePhones implements PhoneVerifier {
  readonly access: PhoneServiceAccess;
  readonly sources: PageSources;
  readonly #projectId: string;
  readonly #clock: Clock;
  readonly #keys: jose.JWTVerifyGetKey;

  constructor(config: FirebaseConfig, clock: Clock) {
    const { apiKey, authDomain, projectId, emulatorUrl, keysUrl } = config;
    this.access = { apiKey, authDomain, projectId, emulatorUrl: emulatorUrl ?? null };
    this.sources = emulatorUrl
      ? { connect: [new URL(emulatorUrl).origin], script: [], frame: [] }
      : serviceSources;
    this.#projectId = projectId;
    this.#clock = clock;
    this.#keys = jose.createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: answerWithin });
  }

  async verify(idToken: string): Promise<VerifiedPhone | undefined> {
    const payload = await this.#read(idToken);
    const told = claims.safeParse(payload);
    if (!told.success) return undefined;
    const { exp, auth_time: provedAt, phone_number: mobile } = told.data;
    const age = this.#clock.now().getTime() / 1000 - provedAt;
    if (age > oldestProof || age < -clockTolerance) return undefined;
    return { mobile, expiresAt: new Date(exp * 1000) };
  }

  async #read(idToken: string): Promise<jose.JWTPayload | undefined> {
    try {
      const { payload } = await jose.jwtVerify(idToken, this.#keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${this.#projectId}`,
        audience: this.#projectId,
        requiredClaims: ['exp', 'iat'],
        currentDate: this.#clock.now(),
        clockTolerance,
      });
      return payload;
    } catch (error) {
      if (error instanceof jose.errors.JOSEError && !keysFailed.includes(error.code))
        return undefined;
      throw error;
    }
  }
}
