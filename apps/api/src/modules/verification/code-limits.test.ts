import { Refusal } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { freshNumber, harbor, moveNetwork, passSeconds } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import type { CodeChannel } from './code-limits.ts';

const site = useTestSite();
const brandOf = (host = harbor) => {
  const brand = site.site.brands.byHost(host);
  if (!brand) throw new Error('there is no brand');
  return brand;
};

interface Asked {
  to?: string;
  address?: string;
  channel?: CodeChannel;
  goesOut?: boolean;
  host?: string;
}

/** The outcome of a code request: `taken`, or the refusal with the seconds to wait. */
async function ask({
  to = `+63${freshNumber()}`,
  address = '203.0.113.9',
  channel = 'sms',
  goesOut = true,
  host,
}: Asked = {}) {
  try {
    await site.site.verification.codeLimits.count(brandOf(host), { channel, to, address, goesOut });
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { retryAfter } = error.value as { retryAfter: number };
    return `${error.code} ${retryAfter > 0 ? 'for a while' : 'now'}`;
  }
}
const manyTimes = async (times: number, one: (at: number) => Asked) => {
  const answers: string[] = [];
  for (let at = 0; at < times; at += 1) answers.push(await ask(one(at)));
  return answers.filter((answer) => answer === 'taken').length;
};
const tooMany = 'too_many_requests for a while';

async function setBudget(budget: number): Promise<void> {
  await site.query(
    `update brand
      set settings = jsonb_set(settings, '{codes,budgetPerHour}', to_jsonb($1::integer))
      where code = 'harbor'`,
    [budget],
  );
  await site.site.brands.reload();
}
const alarms = () => site.log.filter(({ detail }) => detail.event === 'code_budget_spent');

describe('the limits of codes', () => {
  it('B4 survive a Redis that lost its data', async () => {
    const to = `+63${freshNumber()}`;
    expect(await ask({ to })).toBe('taken');
    await site.forgetShortLived();
    expect(await ask({ to })).toBe('code_too_soon for a while');
    await passSeconds(site, 61);
    expect(await manyTimes(5, () => ({ to, address: '198.51.100.1' }))).toBe(1);
  });

  it('B4 are twenty an hour for a network, to any numbers', async () => {
    expect(await manyTimes(22, () => ({}))).toBe(20);
    expect(await ask()).toBe(tooMany);
    expect(await ask({ address: '203.0.113.10' })).toBe('taken');
    expect(await ask({ host: 'localhost' })).toBe('taken');
    await passSeconds(site, 3600);
    expect(await ask()).toBe('taken');
  });

  it('B4 B7 are twenty even for a hundred concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(20);
  });

  it('B7 are checked in turn: a second request waits for the first, and counts it', async () => {
    const to = `+63${freshNumber()}`;
    const destination = site.site.vault.fingerprint('code request', to);
    const release = await holdRows(
      site,
      "select verification_request_code($1, 'sms', $2, '192.0.2.1', true, 60, 5, 10, 20, 2000)",
      [brandOf().id, destination],
    );
    const second = ask({ to });
    await untilBlocked(site, 1);
    await release();
    expect(await second).toBe('code_too_soon for a while');
  });

  it('B11 apply to the /64 of an IPv6 network', async () => {
    expect(
      await manyTimes(21, (at) => ({ address: `2001:db8:1:2:${(at + 1).toString(16)}::1` })),
    ).toBe(20);
    expect(await ask({ address: '2001:db8:1:3::1' })).toBe('taken');
    expect(await ask({ address: '::ffff:203.0.113.9' })).toBe('taken');
  });

  it('B8 apply to an e-mail address in any letter case', async () => {
    expect(await ask({ channel: 'mail', to: 'Linh@mail.example' })).toBe('taken');
    expect(await ask({ channel: 'mail', to: 'linh@mail.example' })).toBe(
      'code_too_soon for a while',
    );
  });

  it('B4 count a failed message for the hour, but not for the minute', async () => {
    const to = `+63${freshNumber()}`;
    const { codeLimits } = site.site.verification;
    for (let time = 0; time < 5; time += 1) {
      const request = await codeLimits.count(brandOf(), {
        channel: 'sms',
        to,
        address: `192.0.2.${time}`,
        goesOut: true,
      });
      await request.failed();
    }
    expect(await ask({ to })).toBe(tooMany);
  });

  it('report the longest of several waits', async () => {
    const to = `+63${freshNumber()}`;
    for (let time = 0; time < 5; time += 1) {
      await ask({ to });
      if (time < 4) await passSeconds(site, 61);
      await moveNetwork(site);
    }
    const { codeLimits } = site.site.verification;
    const last = codeLimits.count(brandOf(), {
      channel: 'sms',
      to,
      address: '192.0.2.1',
      goesOut: true,
    });
    await expect(last).rejects.toMatchObject({
      code: 'too_many_requests',
      value: {
        retryAfter: expect.toSatisfy((seconds: number) => seconds > 3300 && seconds <= 3360),
      },
    });
  });

  it('store no number or address in plain text', async () => {
    await ask({ channel: 'mail', to: 'secret@mail.example' });
    const rows = await site.query<{ row: string }>(
      "select code_request::text || encode(destination, 'escape') as row from code_request",
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('secret');
  });
});

describe('B5 the budget of a brand', () => {
  it('B5 is spent once, with one alarm, and for one channel only', async () => {
    await setBudget(6);
    const before = alarms().length;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => ask({ address: `203.0.113.${at}` })),
    );
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(6);
    expect(alarms().slice(before)).toMatchObject([
      { level: 'error', detail: { brand: 'harbor', channel: 'sms', budget: 6 } },
    ]);
    expect(await ask({ channel: 'mail', to: 'linh@mail.example', address: '192.0.2.7' })).toBe(
      'taken',
    );
    expect(await ask({ host: 'localhost', address: '192.0.2.7' })).toBe('taken');
    await passSeconds(site, 3600);
    expect(await ask()).toBe('taken');
    await setBudget(2000);
  });

  it('B5 is unaffected by codes that are not sent', async () => {
    await setBudget(3);
    expect(await manyTimes(10, (at) => ({ goesOut: false, address: `203.0.113.${at}` }))).toBe(10);
    expect(await ask()).toBe('taken');
    await setBudget(2000);
  });
});
