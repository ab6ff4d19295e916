import { endpoints } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { fromAnywhere } from '../../testing/any-call.ts';
import { sendMessage } from '../../testing/feedback.ts';
import { beginForm } from '../../testing/forms.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const body = { type: 'other', content: 'A message that says enough.' };
const { files, bytes } = endpoints.sendFeedback.upload;

/** Visitors of other addresses: each has a limit of messages. */
const beginMessage = () => beginForm(site, endpoints.sendFeedback, files * bytes, fromAnywhere());

it('B9 K9 pending large forms block another one, until one of them is abandoned', async () => {
  const sockets = await Promise.all(Array.from({ length: 6 }, beginMessage));
  await expect.poll(async () => (await sendLarge()).status).toBe(503);
  expect(await sendLarge()).toMatchObject({
    reply: { code: 'unavailable', value: { retryAfter: 5 } },
  });
  expect((await sendMessage(site, { body })).status).toBe(200);
  const { token } = await site.register();
  expect((await sendLarge(token)).status, 'a member has other turns').toBe(400);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await sendLarge()).status).toBe(400);
});

/** A form of full length whose file is no picture: with free capacity it is rejected for that. */
async function sendLarge(token?: string) {
  await site.forgetShortLived();
  return sendMessage(site, {
    body,
    ...(token && { token }),
    files: [Buffer.alloc(bytes), Buffer.alloc(bytes)],
  });
}
