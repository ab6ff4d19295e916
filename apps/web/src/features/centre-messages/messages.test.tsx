import {
  announcements,
  endpoints,
  type InboxMessage,
  readMessages,
  removeMessages,
} from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { announcementOf, answerCentre, messageOf } from '../../../testing/centre-answers.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session/session.ts';

const address = '/?centre=messageV2';

function messageServer(list: Parameters<typeof answerCentre>[1]): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  answerCentre(server, list);
  openSession(sessionOf('demomember'));
  return server;
}

const openNews = async () =>
  userEvent.click(await screen.findByRole('tab', { name: 'Announcements' }));

it('MSG-01 lists notices and promotion news with their times, and opens one in place', async () => {
  const list = [
    announcementOf(1),
    announcementOf(2, { type: 'PR' }),
    announcementOf(3, { type: 'B' }),
  ];
  await renderSite(address, messageServer({ announcements: list }));
  await openNews();
  const first = await screen.findByRole('button', { name: /Announcement 1/ });
  expect(first).toHaveTextContent('Mar 14, 2026');
  expect(screen.getByRole('button', { name: /Announcement 2/ })).toHaveTextContent('Promotion');
  expect(screen.queryByText('Announcement 3')).toBeNull();
  expect(screen.queryByText('What announcement 1 says.')).toBeNull();
  await userEvent.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('What announcement 1 says.')).toBeVisible();
  await userEvent.click(first);
  expect(screen.queryByText('What announcement 1 says.')).toBeNull();
});

it('MSG-01 shows nine announcements on a page, and turns to the next', async () => {
  const server = messageServer({
    announcements: Array.from({ length: 11 }, (_, at) => announcementOf(at + 1)),
  });
  await renderSite(address, server);
  await openNews();
  const list = await screen.findByRole('list', { name: 'Announcements' });
  await within(list).findByRole('button', { name: /Announcement 9/ });
  expect(within(list).getAllByRole('button')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('button', { name: /Announcement 11/ })).toBeVisible();
  expect(server.to(announcements).map(({ query }) => query)).toEqual([
    { types: 'PL,PR', platform: 'W', pageNo: '1' },
    { types: 'PL,PR', platform: 'W', pageNo: '2' },
  ]);
});

it('MSG-01 says that there are none, with a next step', async () => {
  await renderSite(address, messageServer({ announcements: [] }));
  await openNews();
  expect(await screen.findByText('No announcements right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the help centre' })).toHaveAttribute(
    'href',
    '/help',
  );
});

/** An inbox that keeps what is done to it. */
function inboxServer(list: readonly InboxMessage[]): FakeServer {
  let messages = list;
  const server = messageServer({});
  const unreadCount = () => messages.filter(({ read }) => !read).length;
  const among = (ids: readonly string[] | undefined, id: string) => ids?.includes(id) ?? true;
  server.on(endpoints.inboxMessages, () => ({
    ...{ list: [...messages], total: messages.length, totalPages: 1 },
  }));
  server.on(endpoints.walletBalance, () => ({
    ...{ sumBalance: '0', currency: 'VND', currencySymbol: '₫', version: 1, isSingle: true },
    unreadCount: unreadCount(),
  }));
  server.on(readMessages, ({ body: { ids } }) => {
    messages = messages.map((one) => (among(ids, one.id) ? { ...one, read: true } : one));
    return { unreadCount: unreadCount() };
  });
  server.on(removeMessages, ({ body: { ids } }) => {
    messages = messages.filter((one) => !among(ids, one.id));
    return { unreadCount: unreadCount() };
  });
  return server;
}

it('MSG-02 opening a message reads it, and the counts follow', async () => {
  await renderSite(address, inboxServer([messageOf(1), messageOf(2, { read: true })]));
  const first = await screen.findByRole('button', { name: /Unread.*Message 1/ });
  expect(first).toHaveTextContent('Customer service');
  expect(screen.getByRole('button', { name: /Message 2/ })).not.toHaveAccessibleName(/Unread/);
  expect(await screen.findByRole('button', { name: 'Messages 1 new' })).toBeVisible();
  await userEvent.click(first);
  expect(screen.getByText('What message 1 says.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Messages 1 new' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('MSG-02 marks all as read', async () => {
  const server = inboxServer([messageOf(1), messageOf(2)]);
  await renderSite(address, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull());
  expect(server.to(readMessages).map(({ body }) => body)).toEqual([{}]);
});

it('MSG-02 deletes a message', async () => {
  await renderSite(address, inboxServer([messageOf(1), messageOf(2)]));
  await userEvent.click(await screen.findByRole('button', { name: /Message 1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Message 1' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Message 1/ })).toBeNull());
  expect(screen.getByRole('button', { name: /Message 2/ })).toBeVisible();
});

it('MSG-02 K1 shows what staff wrote as plain text', async () => {
  const message = messageOf(1, { title: '<b>Bold</b>', text: '<img src=x>\nSecond line' });
  await renderSite(address, inboxServer([message]));
  await userEvent.click(await screen.findByRole('button', { name: /<b>Bold<\/b>/ }));
  expect(screen.getByText(/<img src=x>/)).toBeVisible();
});

it('MSG-02 says when there are no messages, and for how long they are kept', async () => {
  await renderSite(address, inboxServer([]));
  expect(await screen.findByText('No messages')).toBeVisible();
  expect(screen.getByText(/We keep them for 180 days/)).toBeVisible();
});
