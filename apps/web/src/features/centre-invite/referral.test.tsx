import {
  invitationLink,
  type referral as referralCall,
  referralFile,
  type ValueOf,
} from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCentre, invitationOfAgent } from '../../../testing/centre-answers.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { savedFile } from '../../../testing/saved-file.ts';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session/session.ts';

const address = '/?centre=referral';
/** A member has no affiliate code. */
const invitation = { ...invitationOfAgent, affiliateCode: null, affiliateUrl: null };
const { referralUrl, referralCode } = invitation;

function referralServer(
  invited = 3,
  referral: Partial<ValueOf<typeof referralCall>> = {},
): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  answerCentre(server, { invitation: { ...invitation, invited }, referral });
  openSession(sessionOf('demomember'));
  return server;
}

/** A device that can share, and what it was given. */
function sharing(share: (given: ShareData) => Promise<void>) {
  const spy = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('PRO-05 shows the link, the code, the picture of 100 px and how many were invited', async () => {
  await renderSite(address, referralServer(3));
  expect(await screen.findByText(referralUrl)).toBeVisible();
  expect(screen.getByText(referralCode)).toBeVisible();
  expect(
    screen.getByText('Friends who joined with your link or code').parentElement,
  ).toHaveTextContent('3');
  const picture = await screen.findByRole('img', { name: 'QR code of your invitation link' });
  expect(picture).toHaveAttribute('width', '100');
  expect(picture).toHaveAttribute('height', '100');
});

it('PRO-05 says when no member was invited', async () => {
  await renderSite(address, referralServer(0));
  expect(await screen.findByText('No one yet. Send your first invitation.')).toBeVisible();
});

it('PRO-05 copies the link and the code', async () => {
  const user = userEvent.setup();
  await renderSite(address, referralServer());
  await user.click(await screen.findByRole('button', { name: 'Copy: Invitation link' }));
  expect(await navigator.clipboard.readText()).toBe(referralUrl);
  await user.click(screen.getByRole('button', { name: 'Copy: Invitation code' }));
  expect(await navigator.clipboard.readText()).toBe(referralCode);
});

it('PRO-05 hands the link to the device’s own dialog', async () => {
  const share = sharing(async () => undefined);
  await renderSite(address, referralServer());
  await userEvent.click(await screen.findByRole('button', { name: 'Share the link' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Lantern',
    text: 'Join me at Lantern.',
    url: referralUrl,
  });
});

it('PRO-05 has no button to share where the browser cannot', async () => {
  await renderSite(address, referralServer());
  await screen.findByText(referralUrl);
  expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
});

it('PRO-05 says that sharing failed, and nothing where it was given up', async () => {
  const share = sharing(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  await renderSite(address, referralServer());
  const button = await screen.findByRole('button', { name: 'Share the link' });
  await userEvent.click(button);
  expect(screen.queryByText(/couldn't share the link/)).toBeNull();
  share.mockRejectedValueOnce(new Error('no target'));
  await userEvent.click(button);
  expect(await screen.findByText(/couldn't share the link/)).toBeVisible();
});

it('PRO-05 shows the plan, the commission and the friends, and saves them as a file', async () => {
  const server = referralServer(2, {
    plan: {
      ...{ base: 'turnover', period: 'day', rates: [2000, 1000], holdDays: 3 },
      ...{ deposits: '100000', turnover: '500000' },
    },
    ...{ paid: '7000', waiting: '250', total: 2, totalPages: 1 },
    list: [
      { name: 'a•••', joinedAt: '2026-03-14T08:30:05Z', state: 'paid', paid: '7000' },
      { name: 'b•••', joinedAt: '2026-03-13T08:30:05Z', state: 'held', paid: '0' },
    ],
  });
  await renderSite(address, server);
  expect(await screen.findByText('You get 0.2% of what your friends wager.')).toBeVisible();
  expect(screen.getByText('From friends of friends: 0.1%')).toBeVisible();
  expect(screen.getByText(/after .*100,000 deposited and .*500,000 wagered/)).toBeVisible();
  const [, first, second] = within(
    screen.getByRole('table', { name: 'Your friends' }),
  ).getAllByRole('row');
  expect(first).toHaveTextContent(/a•••.*Paid.*7,000/);
  expect(second).toHaveTextContent(/b•••.*Under review/);
  await savedFile(server, referralFile, 'Your friends');
});

it('PRO-05 promises nothing where the brand has no plan', async () => {
  const list = [
    { name: 'a•••', joinedAt: '2026-03-14T08:30:05Z', state: 'registered', paid: '0' } as const,
  ];
  await renderSite(address, referralServer(1, { list, total: 1, totalPages: 1 }));
  expect(await screen.findByRole('table', { name: 'Your friends' })).toHaveTextContent(/a•••/);
  expect(screen.queryByRole('heading', { name: 'Your commission' })).toBeNull();
  expect(screen.queryByText(/You get/)).toBeNull();
});

it('ERR-03 says what went wrong, and retries', async () => {
  const server = referralServer();
  server.on(invitationLink, () => {
    throw refuse('internal_error');
  });
  await renderSite(address, server);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  server.on(invitationLink, () => invitation);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(referralUrl)).toBeVisible();
});
