import { startPhoneService } from '../../apps/api/testing/phone-service.ts';
import {
  clientId,
  clientSecret,
  startSignInServer,
} from '../../apps/api/testing/sign-in-server.ts';
import { phoneBrand } from './journey-brands.ts';

export interface StandIns {
  /** The variables by which the site finds them. */
  readonly env: Record<string, string>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts stand-ins for external services: the sign-in providers and the phone service.
 */
export async function startStandIns(port: number): Promise<StandIns> {
  const hosts = ['localhost', 'harbor.localhost', phoneBrand.host];
  const redirectUris = hosts.map((host) => `http://${host}:${port}/social`);
  const signIn = await startSignInServer(redirectUris, { asks: true });
  const phones = await startPhoneService();
  const { projectId, apiKey, authDomain, keysUrl } = phones.config;
  return {
    env: {
      GOOGLE_ISSUER: signIn.issuer,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      FACEBOOK_ISSUER: signIn.issuer,
      FACEBOOK_CLIENT_ID: clientId,
      FACEBOOK_CLIENT_SECRET: clientSecret,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: apiKey,
      FIREBASE_AUTH_DOMAIN: authDomain,
      FIREBASE_KEYS_URL: keysUrl,
      FIREBASE_EMULATOR_URL: phones.emulatorUrl,
    },
    stop: async () => {
      await signIn.close();
      await phones.close();
    },
  };
}
