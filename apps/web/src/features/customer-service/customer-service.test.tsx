import { customerService, openCustomerService, permission } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCentre } from '../../../testing/centre-answers.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session/session.ts';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  answerSite(server);
});

/** A window as the browser gives it, or none from one that blocks it. */
function stubWindow(blocked = false) {
  const opened = { opener: {} as unknown, close: vi.fn(), location: { replace: vi.fn() } };
  const open = vi.fn(() => (blocked ? null : opened));
  vi.stubGlobal('open', open);
  return { opened, open };
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Customer service' }));

/** The float alone: the page of the help centre has no menu with the same name. */
const visit = () => renderApp('/helpmc', { server });

describe('customer service', () => {
  it('CS-01 opens a window of 440 × 500 and leads it to the address of the path', async () => {
    const { open, opened } = stubWindow();
    await visit();
    await press();
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith('https://example.com/demo/main'),
    );
    expect(open).toHaveBeenCalledWith('about:blank', '_blank', 'popup,width=440,height=500');
    expect(opened.opener).toBeNull();
    expect(server.to(openCustomerService)[0]?.body).toEqual({ path: 'locked-main' });
  });

  it('CS-01 closes the window and says so when the address does not load', async () => {
    const { opened } = stubWindow();
    server.on(openCustomerService, () => {
      throw refuse('service_path_invalid');
    });
    await visit();
    await press();
    expect(
      await screen.findByRole('dialog', { name: "Customer service didn't open" }),
    ).toBeVisible();
    expect(opened.close).toHaveBeenCalled();
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('CS-01 closes the window when the site does not answer at all', async () => {
    const { opened } = stubWindow();
    server.on(customerService, () => {
      throw refuse('unavailable');
    });
    await visit();
    await press();
    await screen.findByRole('dialog', { name: "Customer service didn't open" });
    expect(opened.close).toHaveBeenCalled();
  });

  it('CS-01 ERR-03 gives a plain link where the browser has blocked the window', async () => {
    stubWindow(true);
    await visit();
    await press();
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }));
    expect(dialog.getByRole('link', { name: 'Open customer service' })).toHaveAttribute(
      'href',
      'https://example.com/demo/main',
    );
  });

  it('K2 follows no address that is none of the web or of a messenger', async () => {
    const { opened } = stubWindow();
    server.on(openCustomerService, () => ({ url: 'javascript:alert(1)' }));
    await visit();
    await press();
    await screen.findByRole('dialog', { name: "Customer service didn't open" });
    expect(opened.location.replace).not.toHaveBeenCalled();
  });
});

describe('customer service from a centre, which covers the rest of the site', () => {
  const centres = ['/?centre=withdraw', '/?agent=agentTeamOverview'];
  beforeEach(() => {
    answerMember(server);
    answerMemberInfo(server);
    answerCentre(server);
    openSession(sessionOf('demoagent', { isAgent: 1 }));
  });
  const frame = async () =>
    within(await screen.findByRole('dialog', { name: /Withdraw|Overview/ }));

  it.each(centres)('CS-01 NAV-09 NAV-10 is one tap away in the bar of %s', async (address) => {
    const { opened } = stubWindow();
    await renderSite(address, server);
    await userEvent.click(await (await frame()).findByRole('button', { name: 'Customer service' }));
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith('https://example.com/demo/main'),
    );
    expect((await frame()).getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it.each(centres)(
    'CS-01 is not offered in the bar of %s where the brand has none',
    async (address) => {
      answerSite(server, { service: [] });
      await renderSite(address, server);
      await waitFor(() => expect(server.to(permission)).not.toEqual([]));
      expect((await frame()).queryByRole('button', { name: 'Customer service' })).toBeNull();
    },
  );
});
