import type { registerSettings, ValueOf } from '@lantern/contracts';
import { loadPart } from '../parts/lazy-part.ts';
import { PhoneTrouble, phoneTroubleOf } from './phone-trouble.ts';

export type PhoneServiceConfig = NonNullable<ValueOf<typeof registerSettings>['firebase']>;

/** Verifies a phone by an external service. Both throw `PhoneTrouble`. */
export interface PhoneService {
  /** Has a code sent to a number in international form, such as `+639171234567`. */
  send(mobile: string): Promise<void>;
  /**
   * Gives what proves the number to our site, in exchange for the code. The same code may be asked
   * about again.
   */
  confirm(code: string): Promise<string>;
}

/**
 * What the service's own library does; it is heavy, so it comes with the first code that is sent.
 */
export interface PhoneConnection {
  /**
   * Sends a code, and gives what takes the code that arrived and answers with the means to get a
   * token.
   */
  send(mobile: string): Promise<(code: string) => Promise<() => Promise<string>>>;
}

const loadConnection = loadPart(() => import('./phone-firebase.ts'));

export const connectFirebase = async (config: PhoneServiceConfig): Promise<PhoneConnection> =>
  (await loadConnection()).connect(config);

/** Opens the service. Nothing is fetched before the first code is asked for. */
export function openPhoneService(connect: () => Promise<PhoneConnection>): PhoneService {
  let connection: Promise<PhoneConnection> | undefined;
  let exchange: ((code: string) => Promise<() => Promise<string>>) | undefined;
  let confirmed: { code: string; token: () => Promise<string> } | undefined;

  const connected = () => {
    connection ??= connect().catch((trouble: unknown) => {
      connection = undefined;
      throw trouble;
    });
    return connection;
  };
  const translated = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (trouble) {
      throw phoneTroubleOf(trouble);
    }
  };
  return {
    async send(mobile) {
      // Whether our own part arrived is no matter of the service.
      const open = await connected();
      exchange = await translated(() => open.send(mobile));
      confirmed = undefined;
    },
    confirm: (code) =>
      translated(async () => {
        if (!exchange) throw new PhoneTrouble('code_expired');
        // The service takes a code once; a registration may need several tries.
        if (confirmed?.code !== code) confirmed = { code, token: await exchange(code) };
        return confirmed.token();
      }),
  };
}
