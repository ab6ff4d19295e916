import type { endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { answerProtection } from '../../testing/protection-answers.ts';
import { lan, renderApp } from '../../testing/render-app.tsx';
import { liveRefreshes } from '../routes/manifests.ts';

it('WAL-06 asks again for every call that a missed event may have changed', async () => {
  const server = new FakeServer();
  answerProtection(server);
  const { client, socket } = await renderApp('/', { server, session: lan });
  await screen.findByRole('banner');
  await waitFor(() => expect(socket()?.sent).toHaveLength(1));
  const calls = Object.values(liveRefreshes).flatMap(({ asks }) => asks);
  for (const name of calls) client.setQueryData([name, 'of a page that is closed'], {});
  const first = socket();
  first?.drop();
  await waitFor(() => expect(socket()).not.toBe(first));
  const isOld = (name: string) =>
    client.getQueryState([name, 'of a page that is closed'])?.isInvalidated;
  await waitFor(() => expect(calls.filter((name) => !isOld(name))).toEqual([]));
  expect(calls).toContain('protectionNow' satisfies keyof typeof endpoints);
});

it.each(['/?overlay=constructor', '/?overlay=nothing&centre=__proto__', '/?centre=__proto__'])(
  'removes an overlay that no feature has from %s',
  async (address) => {
    const server = new FakeServer();
    answerProtection(server);
    await renderApp(address, { server, session: lan });
    await screen.findByRole('banner');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
