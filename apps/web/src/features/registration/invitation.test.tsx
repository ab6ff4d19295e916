import { affiliate, endpoints } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeServer, refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

const asksForCode = (...rest: [Parameters<typeof serverAsking>[1]?]) => serverAsking({ affiliateCode: false }, ...rest);

/** Knows these codes, each by the form in which the site writes it. */
function knowing(server: FakeServer, ...codes: string[]): FakeServer {
  server.on(affiliate, ({ query }) => {
    const code = codes.find((each) => each === query.code?.toUpperCase());
    if (code === undefined) throw refuse('invitation_code_error');
    return { affiliateCode: code };
  });
  return server;
}

const names = (server: FakeServer) => server.received.map(({ name }) => name);

describe('REG-10 the invitation of a link', () => {
  it.each(['affiliateCode', 'referralCode'])('hides the field where the %s of the link is good', async (name) => {
    const server = knowing(asksForCode(), 'MAI88');
    await renderSite(`/register?${name}=mai88`, server);
    const user = await fill(good);
    expect(server.to(affiliate)[0]?.query).toEqual({ code: 'mai88', domain: 'localhost' });
    expect(screen.queryByLabelText(/^Invitation code/)).toBeNull();
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)[0]?.body).toMatchObject({ affiliateCode: 'MAI88' }));
  });

  it('shows the field where the code of the link is not good, and says so', async () => {
    await renderSite('/register?affiliateCode=NOBODY', asksForCode());
    expect(await field(/^Invitation code/)).toHaveAccessibleDescription(/code of your link is not valid/);
  });

  it('asks by the address where the link has no code, and hides the field where that belongs to an agent', async () => {
    const server = asksForCode();
    server.on(affiliate, () => ({ affiliateCode: 'AGENT7' }));
    await renderSite('/register', server);
    await field(/^Username/);
    await waitFor(() => expect(screen.queryByLabelText(/^Invitation code/)).toBeNull());
    expect(server.to(affiliate)[0]?.query).toEqual({ domain: 'localhost', url: 'http://localhost/' });
  });

  it('shows the field where neither link nor address names anybody', async () => {
    await renderSite('/register', asksForCode());
    expect(await field(/^Invitation code/)).not.toHaveAccessibleDescription(/not valid/);
  });

  it('asks nothing where the brand has no such field', async () => {
    const server = serverAsking({});
    await renderSite('/register?affiliateCode=MAI88', server);
    await field(/^Username/);
    expect(server.to(affiliate)).toHaveLength(0);
  });
});

describe('REG-09 the order of a registration', () => {
  it('asks about the typed invitation code first, and sends the form afterwards', async () => {
    const server = knowing(asksForCode(), 'MAI88');
    await renderSite('/register', server);
    const user = await fill({ ...good, 'Invitation code': 'MAI88' });
    server.received.length = 0;
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    const order = names(server).filter((name) => name === affiliate.name || name === endpoints.registerMember.name);
    expect(order).toEqual([affiliate.name, endpoints.registerMember.name]);
    expect(sent(server)[0]?.body).toMatchObject({ affiliateCode: 'MAI88' });
  });

  it('warns of a wrong invitation code in a dialog, and sends nothing', async () => {
    const server = asksForCode();
    await renderSite('/register', server);
    const user = await fill({ ...good, 'Invitation code': 'NOBODY' });
    await user.click(press('Register'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Invitation code not valid' });
    expect(dialog).toHaveAccessibleDescription(/This invitation code is not valid/);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await field(/^Invitation code/)).toHaveAccessibleDescription(/not valid/);
    expect(sent(server)).toHaveLength(0);
  });

  it('leaves the bot check unused when the invitation code was wrong', async () => {
    const server = asksForCode({ captcha: true });
    await renderSite('/register', server);
    const user = await fill({ ...good, 'Invitation code': 'NOBODY', 'Characters in the picture': 'AB3DE' });
    await user.click(press('Register'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await field(/^Characters in the picture/)).toHaveValue('AB3DE');
    expect(server.to(endpoints.captchaImage)).toHaveLength(1);
  });

  it('brings the field back when the code of the link is refused after all', async () => {
    const server = knowing(asksForCode(), 'MAI88');
    await renderSite('/register?affiliateCode=MAI88', server);
    const user = await fill(good);
    knowing(server);
    await user.click(press('Register'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await field(/^Invitation code/)).toBeVisible();
    expect(sent(server)).toHaveLength(0);
  });

  it('checks the fields before anything is asked', async () => {
    const server = knowing(asksForCode(), 'MAI88');
    await renderSite('/register', server);
    const user = await fill({ 'Invitation code': 'MAI88' });
    server.received.length = 0;
    await user.click(press('Register'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.received).toEqual([]);
  });
});
