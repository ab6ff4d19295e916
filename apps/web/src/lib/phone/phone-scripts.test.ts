import { describe, expect, it, vi } from 'vitest';
import { allowedScript, allowServiceScripts } from './phone-scripts.ts';

describe('REG-15 the scripts of the external phone verification', () => {
  it.each([
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
  ])('may come from %s', (address) => {
    expect(allowedScript(address)).toBe(address);
  });

  it.each([
    'https://www.google.com/recaptcha.js',
    'https://www.google.com.evil.example/recaptcha/api.js',
    '/recaptcha/api.js',
    'data:text/javascript,alert(1)',
  ])('may not come from %s', (address) => {
    expect(allowedScript(address)).toBeNull();
  });

  it('are let through once, and a browser that does not ask needs nothing', () => {
    const createPolicy = vi.fn();
    allowServiceScripts({});
    allowServiceScripts({ trustedTypes: { defaultPolicy: null, createPolicy } });
    allowServiceScripts({ trustedTypes: { defaultPolicy: {}, createPolicy } });
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});
