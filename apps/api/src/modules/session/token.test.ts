import { endpoints } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { showCaptcha } from '../../../testing/harbor.ts';
import { cookieOf, logIn } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const contentOf = (cookies: readonly string[]) => cookies[0]?.split('=')[1] ?? '';

it('L2 every bearer secret has at least 128 random bits, and never repeats', async () => {
  const member = await site.register();
  const seen: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const answer = await logIn(site, member, {}, { remember: true });
    const { token } = answer.value;
    const { value } = await site.client.call(endpoints.createTicket, { body: {}, token });
    seen.push(
      token,
      value.ticket,
      contentOf(cookieOf(answer, 'remember')),
      contentOf((await showCaptcha(site)).cookies),
    );
  }
  // Each base64url character has six bits: 22 of them are enough.
  for (const secret of seen) expect(secret).toMatch(/^[\w-]{22,}$/);
  expect(new Set(seen).size).toBe(12);
});
