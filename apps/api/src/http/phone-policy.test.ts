import { describe, expect, it } from 'vitest';
import { FirebasePhones } from '../adapters/firebase-phones.ts';
import { systemClock } from '../adapters/system.ts';
import { pagePolicy } from './headers.ts';

const config = {
  projectId: 'p',
  apiKey: 'k',
  authDomain: 'a.example',
  keysUrl: 'https://keys.example/keys',
};
const policyWith = (emulatorUrl?: string) => {
  const { sources } = new FirebasePhones({ ...config, emulatorUrl }, systemClock);
  return pagePolicy(['https://games.example'], sources)['content-security-policy'];
};

describe('the content policy of a page', () => {
  it('K6 REG-15 allows nothing for an unconfigured service', () => {
    expect(pagePolicy(['https://games.example'])['content-security-policy']).not.toContain(
      'google',
    );
  });

  it('K6 REG-15 allows the hosts that the phone service needs, and no more', () => {
    const policy = policyWith();
    expect(policy).toContain(
      [
        "connect-src 'self' https://identitytoolkit.googleapis.com",
        'https://securetoken.googleapis.com https://www.google.com/recaptcha/;',
      ].join(' '),
    );
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    expect(policy).toContain('frame-src https://games.example https://www.google.com/recaptcha/');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types dompurify site default$/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('K6 REG-15 allows only the emulator where there is one', () => {
    const policy = policyWith('http://127.0.0.1:9099');
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;");
    expect(policy).not.toContain('google');
  });
});
