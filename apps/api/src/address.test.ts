import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { sendAny } from '../testing/any-call.ts';
import { useTestSite } from '../testing/test-site.ts';
import { householdOf, networkOf, plainAddress } from './address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
    ['::ffff:cb00:7109', '203.0.113.9', '203.0.113'],
    ['0:0:0:0:0:FFFF:cb00:7109', '203.0.113.9', '203.0.113'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
    ['::fffe:cb00:7109', '0:0:0:0', '0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8:1:3:3:4:5:6', '2001:db8:1:3', '2001:db8:1'],
    ['2001:DB8::1', '2001:db8:0:0', '2001:db8:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['fe80::1', 'fe80:0:0:0', 'fe80:0:0'],
  ])('B11 %s belongs to the household %s and the network %s', (address, household, network) => {
    expect([householdOf(address), networkOf(address)]).toEqual([household, network]);
  });

  it('is shown in canonical form', () => {
    expect(plainAddress('::FFFF:203.0.113.9')).toBe('203.0.113.9');
    expect(plainAddress('::ffff:cb00:7109')).toBe('203.0.113.9');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
  });
});

describe('without a trusted proxy', () => {
  const site = useTestSite();
  const claims = [
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
  ];

  it('B10 ignores every address header a client sends', async () => {
    const ask = (at: number) => {
      const address = `198.51.100.${at}`;
      const headers = Object.fromEntries(
        claims.map((name) => [name, name === 'forwarded' ? `for=${address}` : address]),
      );
      return sendAny(site, endpoints.freePlay, { text: '{}', headers });
    };
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(at)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('B10 SYS-05 records a session with the address of the connection', async () => {
    const { value } = await site.client.call(endpoints.freePlay, {
      body: {},
      headers: { 'x-forwarded-for': '6.6.6.6' },
    });
    const rows = await site.query('select address from session where member_id = $1', [
      value.customerId,
    ]);
    expect(rows).toEqual([{ address: '127.0.0.1' }]);
  });
});
