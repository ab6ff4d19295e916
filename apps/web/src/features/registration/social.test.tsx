import { startSocial } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { goTo } from '../../lib/navigation/go-to.ts';

vi.mock(import('../../lib/navigation/go-to.ts'), () => ({ goTo: vi.fn() }));

const withSocial = () => serverAsking({ email: false }, { social: ['google', 'facebook'] });
const back = { ticket: 'ticket-1', provider: 'google', email: 'mai@example.com', name: 'Mai Tran' };

/** Comes back from the provider: `/social` shows the registration with what it has learnt. */
async function comeBack(server: ReturnType<typeof withSocial>, state: object = back) {
  const site = await renderSite('/', server);
  await site.router.navigate('/register', { state });
  await field(/^Username/);
  return site;
}

describe('REG-13 registration by an account elsewhere', () => {
  it('leads to the provider that was chosen', async () => {
    const server = withSocial();
    server.on(startSocial, ({ body }) => ({ url: `https://${body.provider}.example/sign-in` }));
    await renderSite('/register', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://google.example/sign-in'));
    expect(server.to(startSocial)[0]?.body).toEqual({ provider: 'google', purpose: 'register' });
  });

  it('says why a provider cannot be reached', async () => {
    const server = withSocial();
    server.on(startSocial, () => {
      throw refuse('social_failed');
    });
    await renderSite('/register', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Facebook' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failure. Please try again.');
  });

  it('shows none where the brand has none', async () => {
    await renderSite('/register', serverAsking({}));
    await field(/^Username/);
    expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
  });

  it('fills in the e-mail after the provider, and sends the ticket', async () => {
    const server = withSocial();
    await comeBack(server);
    expect(screen.getByText('Continue as Mai Tran (Google)')).toBeVisible();
    expect(await field(/^E-mail/)).toHaveValue('mai@example.com');
    const user = await fill(good);
    await user.click(press('Register'));
    await waitFor(() =>
      expect(sent(server)[0]?.body).toMatchObject({
        socialTicket: 'ticket-1',
        email: 'mai@example.com',
      }),
    );
  });

  it('registers without it when the visitor takes it away', async () => {
    const server = withSocial();
    await comeBack(server);
    await userEvent.click(press('Register without it'));
    const user = await fill(good);
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).not.toHaveProperty('socialTicket');
  });

  it('takes nothing from a state that is not of a provider', async () => {
    await comeBack(withSocial(), { ticket: 7, provider: 'nobody' });
    expect(screen.queryByText(/^Continue as/)).toBeNull();
  });
});
