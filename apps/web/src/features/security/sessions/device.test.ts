import { expect, it } from 'vitest';
import { iPhoneSafari, windowsChrome } from '../../../../testing/security-answers.ts';
import { deviceOf } from './device.ts';

it.each([
  [windowsChrome, 'Chrome', 'Windows', false],
  [iPhoneSafari, 'Safari', 'iPhone', true],
  [`${windowsChrome} Edg/143.0.0.0`, 'Edge', 'Windows', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'Linux',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ' +
      '(KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
    false,
  ],
])('LOG-09 reads the words for a device off %j', (userAgent, browser, system, phone) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, phone });
});

it('LOG-09 names nothing for an unknown browser', () => {
  expect(deviceOf('curl/8.9')).toEqual({ browser: undefined, system: undefined, phone: false });
});
