import { randomInt } from 'node:crypto';

const api = '/identitytoolkit.googleapis.com';
/** The number of codes per number before the service refuses. */
export const codesOfANumber = 3;

interface Sent {
  phoneNumber: string;
  code: string;
  sessionInfo: string;
}

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** A refusal of the service, with the service's error code. */
class ServiceRefusal extends Error {}

const readSubject = (idToken: unknown) =>
  JSON.parse(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString() || '{}') as {
    sub?: string;
    phone_number?: string;
  };

/**
 * The part of the external phone service that a page calls, like its emulator: no message is sent,
 * and `/emulator/v1/projects/<project>/verificationCodes` shows every code instead.
 */
export class PhoneEmulator {
  readonly #sent: Sent[] = [];
  readonly #tokenFor: (mobile: string) => Promise<string>;

  constructor(tokenFor: (mobile: string) => Promise<string>) {
    this.#tokenFor = tokenFor;
  }

  async answer(asked: Asked): Promise<{ status: number; body: object }> {
    try {
      return { status: 200, body: await this.#do(asked) };
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      return { status: 400, body: { error: { code: 400, message: error.message } } };
    }
  }

  async #do({ method, path, body }: Asked): Promise<object> {
    switch (`${method} ${path.replace(/\/projects\/[^/]+/, '')}`) {
      case `GET ${api}/v1/recaptchaParams`:
        return { recaptchaSiteKey: 'the key of nobody' };
      case `GET ${api}/v2/recaptchaConfig`:
        return { recaptchaKey: 'projects/none/keys/none', recaptchaEnforcementState: [] };
      case `POST ${api}/v1/accounts:sendVerificationCode`:
        return this.#send(String(body.phoneNumber));
      case `POST ${api}/v1/accounts:signInWithPhoneNumber`:
        return this.#signIn(body);
      case `POST ${api}/v1/accounts:lookup`:
        return this.#lookUp(body);
      case 'GET /emulator/v1/verificationCodes':
        return { verificationCodes: this.#sent };
      default:
        throw new ServiceRefusal('OPERATION_NOT_ALLOWED');
    }
  }

  #send(phoneNumber: string): object {
    const before = this.#sent.filter((one) => one.phoneNumber === phoneNumber).length;
    if (before >= codesOfANumber) throw new ServiceRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    const sessionInfo = crypto.randomUUID();
    this.#sent.push({ phoneNumber, code: String(randomInt(100_000, 1_000_000)), sessionInfo });
    return { sessionInfo };
  }

  async #signIn({ sessionInfo, code }: Record<string, unknown>): Promise<object> {
    const sent = this.#sent.find((one) => one.sessionInfo === sessionInfo);
    if (!sent) throw new ServiceRefusal('INVALID_SESSION_INFO');
    if (sent.code !== code) throw new ServiceRefusal('INVALID_CODE');
    const { phoneNumber } = sent;
    const idToken = await this.#tokenFor(phoneNumber);
    const localId = readSubject(idToken).sub;
    return {
      idToken,
      refreshToken: 'none',
      expiresIn: '3600',
      localId,
      isNewUser: true,
      phoneNumber,
    };
  }

  #lookUp({ idToken }: Record<string, unknown>): object {
    const { sub: localId, phone_number: phoneNumber } = readSubject(idToken);
    const providerUserInfo = [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }];
    return {
      users: [{ localId, phoneNumber, providerUserInfo, createdAt: '0', lastLoginAt: '0' }],
    };
  }
}
