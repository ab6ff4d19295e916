import { announcements } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { announcementOf, answerCentre } from '../../../testing/centre-answers.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session/session.ts';
import { stampText } from '../../lib/time/stamp.tsx';

const address = '/?centre=messageV2';

function messageServer(list: Parameters<typeof answerCentre>[1]): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  answerCentre(server, list);
  openSession(sessionOf('demomember'));
  return server;
}

it('MSG-01 lists notices and promotion news with their times, and opens one in place', async () => {
  const list = [
    announcementOf(1),
    announcementOf(2, { type: 'PR' }),
    announcementOf(3, { type: 'B' }),
  ];
  await renderSite(address, messageServer({ announcements: list }));
  const first = await screen.findByRole('button', { name: /Announcement 1/ });
  expect(first).toHaveTextContent(stampText('2026-03-14T08:30:05Z'));
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
  expect(await screen.findByText('No announcements right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the help centre' })).toHaveAttribute(
    'href',
    '/help',
  );
});
