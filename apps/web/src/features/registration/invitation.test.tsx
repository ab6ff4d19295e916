import { affiliate, endpoints } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeServer, refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

const asksForCode = (...rest: [Parameters<typeof serverAsking>[1]?]) =>
  serverAsking({ affiliateCode: false }, ...rest);

/** Knows these codes, each by the form in which the site writes it. */
function knowing(server: FakeServer, ...codes: string[]): FakeServer {
  server.on(affiliate, ({ query }) => {
    const code = codes.find((each) => each === query.code?.toUpperCase());
    if (code === undefined) throw refuse('invitation_code_error');
    return { affiliateCode: code, rebate: null };
  });
  return server;
}

const names = (server: FakeServer) => server.received.map(({ name }) => name);

describe('REG-10 the invitation of a link', () => {
  it.each(['affiliateCode', 'referralCode'])(
    'hides the field where the %s of the link is good',
    async (name) => {
      const server = knowing(asksForCode(), 'MAI88');
      await renderSite(`/register?${name}=mai88`, server);
      const user = await fill(good);
      expect(server.to(affiliate)[0]?.query).toEqual({ code: 'mai88', domain: 'localhost' });
      expect(screen.queryByLabelText(/^Invitation code/)).toBeNull();
      await user.click(press('Register'));
      await waitFor(() => expect(sent(server)[0]?.body).toMatchObject({ affiliateCode: 'MAI88' }));
    },
  );

  it('AGT-01 LOT-04 says with which rebate lottery slips begin', async () => {
    const server = asksForCode();
    server.on(affiliate, () => ({ affiliateCode: 'MAI88', rebate: 250 }));
    await renderSite('/register?affiliateCode=mai88', server);
    const told = /^Your lottery slips begin with a rebate of 2.5%, or the nearest/;
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('AGT-01 LOT-04 says nothing of rebates without one', async () => {
    await renderSite('/register?affiliateCode=mai88', knowing(asksForCode(), 'MAI88'));
    await fill(good);
    expect(screen.queryByText(/rebate/)).toBeNull();
  });

  it('shows the field where the code of the link is not good, and says so', async () => {
    await renderSite('/register?affiliateCode=NOBODY', asksForCode());
    expect(await field(/^Invitation code/)).toHaveAccessibleDescription(
      /code in your link isn't valid/,
    );
  });

  it('asks by the address without a code, and hides the field of an agent’s address', async () => {
    const server = asksForCode();
    server.on(affiliate, () => ({ affiliateCode: 'AGENT7', rebate: null }));
    await renderSite('/register', server);
    await field(/^Username/);
    await waitFor(() => expect(screen.queryByLabelText(/^Invitation code/)).toBeNull());
    expect(server.to(affiliate)[0]?.query).toEqual({
      domain: 'localhost',
      url: 'http://localhost/',
    });
  });

  it('shows the field where neither link nor address names anybody', async () => {
    await renderSite('/register', asksForCode());
    expect(await field(/^Invitation code/)).not.toHaveAccessibleDescription(/isn't valid/);
  });

  it('asks nothing where the brand has no such field and there is no link', async () => {
    const server = serverAsking({});
    await renderSite('/register', server);
    await field(/^Username/);
    expect(server.to(affiliate)).toHaveLength(0);
  });
});

describe('REG-10 REG-11 the code of a link where the brand has no field for it', () => {
  const noField = 'You can register without it';
  /** Registers by a link, at a site that knows these codes. */
  const registerBy = async (link: string, ...codes: string[]) => {
    const server = knowing(serverAsking({}), ...codes);
    await renderSite(`/register?${link}`, server);
    const user = await fill(good);
    return { server, send: () => user.click(press('Register')) };
  };
  const bodyOf = (server: FakeServer, at = 0) =>
    sent(server)[at]?.body as Record<string, unknown> | undefined;

  it.each(['affiliateCode', 'referralCode'])(
    'goes along with the registration, when it is the %s',
    async (name) => {
      const { server, send } = await registerBy(`${name}=mai88`, 'MAI88');
      await send();
      await waitFor(() => expect(bodyOf(server)).toMatchObject({ affiliateCode: 'MAI88' }));
      expect(screen.queryByLabelText(/^Invitation code/)).toBeNull();
    },
  );

  it.each([
    ['affiliateCode', 'NOBODY'],
    ['referralCode', 'NOBODY'],
    ['referralCode', 'N'.repeat(33)],
  ])('is left out, forgotten and told of when the %s is %s', async (name, code) => {
    const { server, send } = await registerBy(`${name}=${code}`);
    expect(await screen.findByText(new RegExp(noField))).toBeVisible();
    expect(sessionStorage.getItem(name)).toBeNull();
    await send();
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(bodyOf(server)).not.toHaveProperty('affiliateCode');
    expect(bodyOf(server)).not.toHaveProperty('referralCode');
  });

  it('gives way to the other code of the link, when that is good', async () => {
    const { server, send } = await registerBy('affiliateCode=NOBODY&referralCode=MAI88', 'MAI88');
    await send();
    await waitFor(() =>
      expect(bodyOf(server)).toMatchObject({ affiliateCode: 'MAI88', referralCode: 'MAI88' }),
    );
    expect(screen.queryByText(new RegExp(noField))).toBeNull();
  });

  it('blocks one try only, when the site refuses it later', async () => {
    const { server, send } = await registerBy('affiliateCode=MAI88&referralCode=GONE22', 'MAI88');
    server.on(endpoints.registerMember, ({ body }) => {
      if (body.referralCode) throw refuse('invitation_code_error', { field: 'referralCode' });
      return sessionOf(body.username);
    });
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(sessionStorage.getItem('referralCode')).toBeNull();
    await send();
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(bodyOf(server, 1)).toMatchObject({ affiliateCode: 'MAI88' });
    expect(bodyOf(server, 1)).not.toHaveProperty('referralCode');
  });

  it('that expired before the form is sent is reported above the form', async () => {
    const { server, send } = await registerBy('affiliateCode=MAI88', 'MAI88');
    knowing(server);
    await send();
    const dialog = await screen.findByRole('alertdialog', { name: 'Invitation code not valid' });
    expect(dialog).toHaveAccessibleDescription(new RegExp(noField));
    expect(sent(server)).toHaveLength(0);
    expect(sessionStorage.getItem('affiliateCode')).toBeNull();
  });

  it('is kept until it is known to be invalid', async () => {
    const server = serverAsking({});
    server.on(affiliate, () => {
      throw refuse('unavailable');
    });
    await renderSite('/register?affiliateCode=MAI88', server);
    await field(/^Username/);
    await waitFor(() => expect(server.to(affiliate)).toHaveLength(1));
    expect(sessionStorage.getItem('affiliateCode')).toBe('MAI88');
    expect(screen.queryByText(new RegExp(noField))).toBeNull();
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
    const order = names(server).filter(
      (name) => name === affiliate.name || name === endpoints.registerMember.name,
    );
    expect(order).toEqual([affiliate.name, endpoints.registerMember.name]);
    expect(sent(server)[0]?.body).toMatchObject({ affiliateCode: 'MAI88' });
  });

  it('warns of a wrong invitation code in a dialog, and sends nothing', async () => {
    const server = asksForCode();
    await renderSite('/register', server);
    const user = await fill({ ...good, 'Invitation code': 'NOBODY' });
    await user.click(press('Register'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Invitation code not valid' });
    expect(dialog).toHaveAccessibleDescription(/This invitation code isn't valid/);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await field(/^Invitation code/)).toHaveAccessibleDescription(/isn't valid/);
    expect(sent(server)).toHaveLength(0);
  });

  it('leaves the bot check unused when the invitation code was wrong', async () => {
    const server = asksForCode({ captcha: true });
    await renderSite('/register', server);
    const user = await fill({
      ...good,
      'Invitation code': 'NOBODY',
      'Characters in the picture': 'AB3DE',
    });
    await user.click(press('Register'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await field(/^Characters in the picture/)).toHaveValue('AB3DE');
    expect(server.to(endpoints.captchaImage)).toHaveLength(1);
  });

  it('shows the field again when the code of the link is rejected', async () => {
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
