import { describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { openLog } from '../../../testing/log-lines.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { visitorOf } from '../../../testing/visitor.ts';
import { sendCode } from './index.ts';

const { log, lines } = openLog();
const site = useTestSite({}, log);

function visitor(language = 'en', host = harbor) {
  const brand = site.site.brands.byHost(host);
  if (!brand) throw new Error('there is no brand');
  return visitorOf(brand, language);
}
const send = (to: string, purpose: 'bind' | 'verify' = 'bind') =>
  sendCode(site.site, visitor(), { purpose, channel: 'mail', to });

describe('a code by mail', () => {
  it('SMS-03 SMS-04 goes to the address in the brand’s name, and is valid once', async () => {
    const to = 'bind@mail.example';
    expect(await send(to)).toEqual({ expiredMinutes: 5, expirationTime: expect.any(Number) });
    expect(site.mail.sentTo(to)).toEqual([
      {
        brandId: visitor().brand.id,
        brandName: 'Harbor',
        to,
        subject: 'Harbor: your code',
        text: expect.stringMatching(/^Your code is \d{6}\.\n\nIt's valid for 5 minutes/),
      },
    ]);
    const { codes } = site.site.verification;
    const code = site.mail.codeFor(to);
    expect(await codes.take(visitor().brand, 'verify', to, code)).toBeUndefined();
    expect(await codes.take(visitor().brand, 'bind', 'Bind@mail.example', code)).toBeDefined();
    expect(await codes.take(visitor().brand, 'bind', to, code)).toBeUndefined();
  });

  it('is in the reader’s language', async () => {
    const to = 'ngon-ngu@mail.example';
    await sendCode(site.site, visitor('vi', 'localhost'), {
      purpose: 'verify',
      channel: 'mail',
      to,
    });
    expect(site.mail.sentTo(to)).toMatchObject([
      {
        subject: 'Lantern: mã xác minh của bạn',
        text: expect.stringMatching(/^Mã của bạn là \d{6}\./),
      },
    ]);
  });

  it('B4 can be requested again after a minute', async () => {
    await send('twice@mail.example');
    await expect(send('twice@mail.example', 'verify')).rejects.toMatchObject({
      code: 'code_too_soon',
    });
  });

  it('B7 is one for many concurrent requests', async () => {
    const to = 'at-once@mail.example';
    await Promise.allSettled(Array.from({ length: 10 }, () => send(to)));
    expect(site.mail.sentTo(to)).toHaveLength(1);
  });

  it('SMS-04 rejected by the server is void, and can be requested again at once', async () => {
    const to = 'broken@mail.example';
    site.mail.broken = true;
    await expect(send(to)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await site.site.redis.keys(`code:*${to}*`)).toEqual([]);
    site.mail.broken = false;
    await send(to);
    expect(site.mail.sentTo(to)).toHaveLength(1);
  });

  it('C9 appears in no log line, sent or not', async () => {
    const to = 'canary@mail.example';
    lines.length = 0;
    await send(to);
    site.sms.broken = true;
    const sms = sendCode(site.site, visitor(), {
      purpose: 'verify',
      channel: 'sms',
      to: '+639175550001',
    });
    await expect(sms).rejects.toMatchObject({ code: 'unavailable' });
    await site.site.verification.codes.take(visitor().brand, 'bind', to, '000000');
    const written = lines.join('');
    expect(written).toContain('code_sent');
    expect(written).toContain('code_not_sent');
    expect(written).not.toContain(site.mail.codeFor(to));
    expect(written).not.toMatch(/canary@|9175550001/);
  });
});
