import { linkSocial, unlinkSocial } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../testing/fake-server.ts';
import { answerRegistration, asking } from '../../../../testing/registration-answers.ts';
import { openSecurity, press, type } from '../../../../testing/security-visit.tsx';
import { goTo } from '../../../lib/navigation/go-to.ts';

vi.mock(import('../../../lib/navigation/go-to.ts'), () => ({ goTo: vi.fn() }));

beforeEach(() => void vi.mocked(goTo).mockClear());

describe('linked accounts', () => {
  const offered = (server: FakeServer) =>
    answerRegistration(server, asking({}, { social: ['google', 'facebook'] }));
  const social = [
    { provider: 'google' as const, linked: false },
    { provider: 'facebook' as const, linked: true },
  ];

  it('MEM-02 are linked by way of the provider, after the password', async () => {
    await openSecurity({ social }, (server) => {
      offered(server);
      server.on(linkSocial, () => ({ url: 'https://accounts.example/authorize?x=1' }));
    });
    await press('Link Google account');
    await type(/^Your login password/, 'Lantern-demo-1');
    await press('Go to Google');
    await waitFor(() =>
      expect(goTo).toHaveBeenCalledWith('https://accounts.example/authorize?x=1'),
    );
  });

  it('MEM-02 are unlinked after the password', async () => {
    const { server } = await openSecurity({ social }, (one) => one.on(unlinkSocial, () => ({})));
    await press('Unlink Facebook account');
    await type(/^Your login password/, 'Lantern-demo-1');
    await press('Unlink');
    expect(await screen.findByText('Facebook account unlinked.')).toBeVisible();
    expect(server.to(unlinkSocial)[0]?.body).toEqual({
      provider: 'facebook',
      password: 'Lantern-demo-1',
    });
  });

  it('have no place where the brand has no provider', async () => {
    await openSecurity({ social: [{ provider: 'google', linked: false }] });
    await screen.findByText("You haven't added a bank account yet.");
    expect(screen.queryByRole('heading', { name: 'Linked accounts' })).toBeNull();
  });
});
