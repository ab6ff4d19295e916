import { type AnnouncementType, announcementPageSize, announcements } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Announcement } from './announcement.queries.ts';

const announced = (
  type: AnnouncementType,
  number: number,
  rest: Partial<Announcement> = {},
): Announcement => ({
  id: `01935b1e-0000-7000-8000-0000000${number}`.padEnd(36, '0'),
  type,
  title: `${type} number ${number}`,
  content: `<p>All about ${number}.</p>`,
  timestamp: new Date(2026, 10, 5, 9, 3, 7).toISOString(),
  ...rest,
});

let list: Announcement[] = [];
let server: FakeServer;

beforeEach(() => {
  list = [];
  server = new FakeServer();
  server.on(announcements, ({ query: { types, pageNo, pageSize } }) => {
    const found = list.filter(({ type }) => !types || types.split(',').includes(type));
    const totalPages = Math.ceil(found.length / pageSize);
    return {
      list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: found.length,
      totalPages,
    };
  });
});

const many = (type: AnnouncementType, count: number) =>
  Array.from({ length: count }, (_, at) => announced(type, 100 + at));
const open = () => renderApp('/?overlay=announcements', { server });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('MSG-01 the line of announcements on the home page', () => {
  it('MSG-01 shows the newest about the brand, and opens it in the list', async () => {
    list = [announced('PL', 1), announced('B', 2), announced('B', 3)];
    await renderApp('/', { server });
    const strip = within(await screen.findByRole('region', { name: 'Announcement' }));
    await userEvent.click(strip.getByRole('button', { name: 'B number 2' }));
    const modal = await dialog('Announcements');
    expect(await modal.findByText('All about 2.')).toBeVisible();
  });

  it('MSG-01 runs only after a start, and can be stopped', async () => {
    list = [announced('B', 2), announced('B', 3)];
    await renderApp('/', { server });
    const strip = within(await screen.findByRole('region', { name: 'Announcement' }));
    expect(strip.queryByText('B number 3')).toBeNull();
    await userEvent.click(strip.getByRole('button', { name: 'Play announcements' }));
    expect(strip.getAllByText('B number 3')).not.toHaveLength(0);
    await userEvent.click(strip.getByRole('button', { name: 'Pause announcements' }));
    expect(strip.queryByText('B number 3')).toBeNull();
  });

  it('MSG-01 is not there where nothing is announced', async () => {
    await renderApp('/', { server });
    await screen.findByRole('heading', { name: 'Hot right now' });
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  });
});

describe('MSG-01 the list of announcements', () => {
  it('MSG-01 has a tab for each type in the order of the brand', async () => {
    server = new FakeServer({
      ...lantern,
      settings: { ...lantern.settings, announcementTypes: ['PR', 'B'] },
    });
    server.on(announcements, () => ({ list: [], total: 0, totalPages: 0 }));
    await open();
    const modal = await dialog('Announcements');
    expect(modal.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Promotions',
      'News',
    ]);
    expect(await modal.findByText('No announcements of this type')).toBeVisible();
    expect(server.to(announcements).at(-1)?.query).toMatchObject({
      types: 'PR',
      platform: 'W',
      execution: 'B',
    });
  });

  it('MSG-01 LIM-01 shows nine to a page', async () => {
    list = many('B', announcementPageSize + 1);
    await open();
    const modal = await dialog('Announcements');
    await modal.findByRole('button', { name: /^B number 100/ });
    expect(
      modal.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('B number')),
    ).toHaveLength(9);
    await userEvent.click(modal.getByRole('button', { name: 'Page 2' }));
    expect(await modal.findByRole('button', { name: /^B number 109/ })).toBeVisible();
    expect(modal.queryByRole('button', { name: /^B number 100/ })).toBeNull();
  });

  it('MSG-01 dates are as everywhere, and yyyy-MM-dd hh:mm:ss pointed at or opened', async () => {
    list = [announced('B', 1)];
    await open();
    const time = await (await dialog('Announcements')).findByTitle('2026-11-05 09:03:07');
    expect(time).toHaveTextContent(/^Nov 5, 2026, 9:03\sAM$/);
    await userEvent.click(await screen.findByRole('button', { name: /^B number 1/ }));
    expect(screen.getByText('2026-11-05 09:03:07')).toBeVisible();
  });

  it('MSG-01 K1 opens one in place, without unsafe markup', async () => {
    const content =
      '<p>Bring <b>friends</b><script>window.evil = 1</script>' +
      '<img src="https://evil.example/x.png"></p>';
    list = [announced('B', 1, { content }), announced('B', 2)];
    await open();
    const modal = await dialog('Announcements');
    const row = await modal.findByRole('button', { name: /^B number 1/ });
    await userEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(modal.getByText('friends').closest('.rich-text')?.innerHTML).toBe(
      '<p>Bring <b>friends</b></p>',
    );
    await userEvent.click(modal.getByRole('button', { name: /^B number 2/ }));
    expect(row).toHaveAttribute('aria-expanded', 'false');
  });

  it('MSG-01 asks again after a failure', async () => {
    server = new FakeServer();
    await open();
    const modal = await dialog('Announcements');
    await modal.findByText("This didn't work");
    server.on(announcements, () => ({ list: [announced('B', 1)], total: 1, totalPages: 1 }));
    await userEvent.click(modal.getByRole('button', { name: 'Try again' }));
    expect(await modal.findByRole('button', { name: /^B number 1/ })).toBeVisible();
  });
});

describe('MSG-01 announcements that pop up', () => {
  it('MSG-01 opens one after the other by itself, and closes after the last', async () => {
    list = [announced('PU', 1), announced('PU', 2)];
    await renderApp('/', { server });
    const modal = await dialog('Announcement');
    const heading = modal.getByRole('heading', { name: 'PU number 1' });
    expect(heading).toBeVisible();
    // I18N-01: what staff write need not be in the language of the page.
    expect(heading).toHaveAttribute('dir', 'auto');
    expect(modal.getByText('1 of 2')).toBeVisible();
    expect(modal.getByRole('button', { name: 'Previous announcement' })).toBeDisabled();
    await userEvent.click(modal.getByRole('button', { name: 'Next announcement' }));
    expect(modal.getByRole('heading', { name: 'PU number 2' })).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('MSG-01 NAV-14 shows members their notices in a dialog', async () => {
    list = [announced('PL', 4)];
    await renderApp('/?overlay=notice', { server });
    const modal = await dialog('Your notices');
    expect(await modal.findByText('All about 4.')).toBeVisible();
    expect(modal.queryByRole('button', { name: 'Next announcement' })).toBeNull();
  });
});
