import { helpCentre } from '@lantern/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerSite } from '../../../testing/site-answers.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  answerSite(server);
  server.on(helpCentre, () => [
    {
      hash: 'account',
      title: 'Your account',
      content: '<p>Change the password under Security.</p>',
    },
    {
      hash: 'nap-tien',
      title: 'Nạp tiền',
      content: '<p>Chọn <b>phương thức</b>.<script>evil()</script></p>',
    },
  ]);
});

const article = async (name: string) => within(await screen.findByRole('article', { name }));

describe('NAV-03 CS-03 the help centre', () => {
  it.each(['/help', '/helpmc'])('CS-03 opens at %s with its first section', async (address) => {
    await renderApp(address, { server });
    expect(
      await (await article('Your account')).findByText('Change the password under Security.'),
    ).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(server.to(helpCentre)[0]?.query).toEqual({ device: 'WEB' });
  });

  it('NAV-03 opens the section that the hash names, made safe', async () => {
    await renderApp('/help#nap-tien', { server });
    const shown = await article('Nạp tiền');
    expect(shown.getByText('phương thức').closest('.rich-text')?.innerHTML).toBe(
      '<p>Chọn <b>phương thức</b>.</p>',
    );
  });

  it.each(['#nowhere', '#%E0%A4%A'])(
    'NAV-03 shows the first section for the hash %s',
    async (hash) => {
      await renderApp(`/help${hash}`, { server });
      expect(await article('Your account')).toBeDefined();
    },
  );

  it('NAV-03 keeps each section in the history', async () => {
    await renderApp('/help', { server });
    await article('Your account');
    const [link] = screen.getAllByRole('link', { name: 'Nạp tiền' });
    if (link) await userEvent.click(link);
    await article('Nạp tiền');
    expect(window.location.hash).toBe('#nap-tien');
    act(() => window.history.back());
    await article('Your account');
    act(() => window.history.forward());
    await article('Nạp tiền');
  });

  it('NAV-03 keeps its section below a window that is opened over it', async () => {
    await renderApp('/help#nap-tien', { server });
    await article('Nạp tiền');
    await userEvent.click(screen.getByRole('button', { name: 'Leave a message' }));
    await screen.findByRole('dialog', { name: 'Feedback' });
    expect(screen.getByRole('article', { name: 'Nạp tiền', hidden: true })).toBeInTheDocument();
    expect(window.location.hash).toBe('#nap-tien');
  });

  it('CS-03 finds a section without its marks, shows where, and opens it', async () => {
    await renderApp('/help', { server });
    await article('Your account');
    await userEvent.type(screen.getByLabelText('Search the help centre'), 'phuong');
    expect(await screen.findByText('1 section found')).toBeVisible();
    expect(screen.getByText('phương').tagName).toBe('MARK');
    await userEvent.click(screen.getByRole('button', { name: /Nạp tiền/ }));
    await article('Nạp tiền');
    expect(window.location.hash).toBe('#nap-tien');
    expect(screen.getByLabelText('Search the help centre')).toHaveValue('');
  });

  it('CS-03 says that nothing was found, and leads to a person', async () => {
    await renderApp('/help', { server });
    await article('Your account');
    await userEvent.type(screen.getByLabelText('Search the help centre'), 'zebra');
    expect(await screen.findAllByText('No results for “zebra”')).not.toHaveLength(0);
    expect(screen.getAllByRole('button', { name: 'Contact us' })).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await article('Your account');
  });

  it('CS-03 says that it is empty', async () => {
    server.on(helpCentre, () => []);
    await renderApp('/help', { server });
    expect(await screen.findByText('No help articles yet')).toBeVisible();
  });

  it('CS-03 asks again after a failure', async () => {
    server = new FakeServer();
    answerSite(server);
    await renderApp('/help', { server });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(helpCentre, () => [{ hash: 'a', title: 'Your account', content: '<p>Here.</p>' }]);
    await userEvent.click(retry);
    await article('Your account');
  });

  it('NAV-14 is a window over a page as well, and leads to the form for a message', async () => {
    await renderApp('/?overlay=help', { server });
    const modal = within(await screen.findByRole('dialog', { name: 'Help centre' }));
    await userEvent.click(await modal.findByRole('button', { name: 'Nạp tiền' }));
    expect(modal.getByRole('article', { name: 'Nạp tiền' })).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Leave a message' }));
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
  });
});
