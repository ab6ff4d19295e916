import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth';
import { allowServiceScripts } from './phone-scripts.ts';
import type { PhoneConnection, PhoneServiceConfig } from './phone-service.ts';

/** The service's invisible bot check; it adds a frame to this element. */
function checkPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

/**
 * Connects to Firebase. Its login is not ours: it is kept in memory, and lasts until our site has
 * its token.
 */
export function connect({ emulatorUrl, ...options }: PhoneServiceConfig): PhoneConnection {
  const auth = initializeAuth(initializeApp(options, 'phone'), {
    persistence: inMemoryPersistence,
  });
  auth.languageCode = document.documentElement.lang;
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    // An emulator does not need the check.
    auth.settings.appVerificationDisabledForTesting = true;
  } else allowServiceScripts();
  return {
    async send(mobile) {
      const place = checkPlace();
      const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        const sent = await signInWithPhoneNumber(auth, mobile, verifier);
        return async (code) => {
          const { user } = await sent.confirm(code);
          return () => user.getIdToken();
        };
      } finally {
        verifier.clear();
        place.remove();
      }
    },
  };
}
