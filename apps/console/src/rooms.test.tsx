import {
  mayCall,
  type StaffRole,
  staffEndpoints,
  staffQueues,
  staffRoles,
} from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeOps } from '../testing/fake-ops.ts';
import { renderConsole } from '../testing/render-console.tsx';
import type { RoomManifest } from './lib/room-manifest.ts';
import { rooms } from './rooms/manifests.ts';

const { staffOverview, searchMembers, trialBalance } = staffEndpoints;

const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, totalPages: 1 });

describe('OPR-01 the menu', () => {
  it.each(staffRoles)('shows a %s the rooms that the role opens, and no other', async (role) => {
    await renderConsole('/', { ops: new FakeOps(role), token: 't' });
    const links = within(await screen.findByRole('navigation', { name: 'Rooms' })).getAllByRole(
      'link',
    );
    const opened = rooms.filter(({ permission }) => !permission || mayCall(role, permission));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      opened.map(({ path }) => `/console${path}`.replace(/\/$/, '')),
    );
  });

  it.each<[StaffRole, string[]]>([
    ['owner', []],
    ['auditor', []],
    ['cashier', ['/announcements', '/jobs', '/audit', '/registration', '/staff']],
    ['reviewer', ['/jobs', '/registration', '/staff']],
    ['support', ['/adjustments', '/statements', '/ledger', '/jobs', '/audit', '/staff']],
  ])('keeps a %s out of %j', (role, closed) => {
    const hidden = rooms.filter(({ permission }) => permission && !mayCall(role, permission));
    expect(hidden.map(({ path }) => path)).toEqual(closed);
  });

  it('has every room that a folder adds', () => {
    const folders = import.meta.glob<Record<string, RoomManifest>>('./rooms/*/manifest.tsx', {
      eager: true,
    });
    const brought = Object.values(folders).flatMap((folder) => Object.values(folder));
    expect(brought.filter((room) => !rooms.includes(room))).toEqual([]);
    expect(brought).toHaveLength(rooms.length);
  });

  it('leads to every room', () => {
    expect(new Set(rooms.map(({ path }) => path)).size).toBe(rooms.length);
  });

  it('shows the number of pending items beside a room', async () => {
    const ops = new FakeOps();
    const queues = [
      { name: 'proposals' as const, waiting: 3, oldestAt: '2026-11-20T01:00:00.000Z' },
    ];
    ops.on(staffOverview, () => ({ queues, ledger: null, audit: null, jobs: null, newPeople: [] }));
    await renderConsole('/', { ops, token: 't' });
    expect(await screen.findByRole('link', { name: /^Proposals\s*3\s*waiting$/ })).toBeVisible();
  });

  it('OPR-01 leads from each queue of the overview to the room that works on it', async () => {
    const ops = new FakeOps();
    const queues = staffQueues.map((name) => ({ name, waiting: 7, oldestAt: null }));
    ops.on(staffOverview, () => ({ queues, ledger: null, audit: null, jobs: null, newPeople: [] }));
    await renderConsole('/', { ops, token: 't' });
    const page = within(await screen.findByRole('main'));
    await page.findAllByText('7');
    const ways = page.getAllByRole('link').map((link) => link.getAttribute('href'));
    const wanted = staffQueues.map((name) => rooms.find(({ queue }) => queue === name)?.path);
    expect(ways).toEqual(wanted.map((path) => `/console${path}`));
    expect(page.queryByText(/^room\./)).toBeNull();
  });

  it('focuses the opened room, and starts at its top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await renderConsole('/', { ops: new FakeOps(), token: 't' });
    expect(await screen.findByRole('main')).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Ledger' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
  });

  it('leads from the address of a closed room to the overview', async () => {
    await renderConsole('/staff', { ops: new FakeOps('support'), token: 't' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
});

const member = (username: string, at: number) => ({
  id: `01a20000-0000-7000-8000-00000000000${at}`,
  username,
  nickname: username,
  type: 0,
  status: 'active' as const,
  currency: 'VND',
  balance: '-120000',
  createdAt: '2026-11-20T01:00:00.000Z',
  lastSeenAt: null,
});

describe('OPR-02 the list of members', () => {
  it('searches on submit, and moves through the rows by J and K', async () => {
    const ops = new FakeOps('support');
    ops.on(searchMembers, () => pageOf(member('lan', 1), member('minh', 2)));
    await renderConsole('/members', { ops, token: 't' });
    await screen.findByRole('link', { name: 'lan' });
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox'), 'jk');
    expect(ops.to(searchMembers)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await expect
      .poll(() => ops.to(searchMembers).at(-1)?.query)
      .toMatchObject({ search: 'jk', pageNo: 1 });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'lan' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'minh' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'lan' })).toHaveFocus();
  });

  it('says that no member matches', async () => {
    const ops = new FakeOps();
    ops.on(searchMembers, () => pageOf());
    await renderConsole('/members', { ops, token: 't' });
    expect(await screen.findByText('No members found.')).toBeVisible();
  });

  it('ERR-03 says what failed, and retries', async () => {
    const ops = new FakeOps();
    await renderConsole('/members', { ops, token: 't' });
    expect(await screen.findByRole('alert')).toHaveTextContent('req-test');
    ops.on(searchMembers, () => pageOf(member('lan', 1)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'lan' })).toBeVisible();
  });
});

describe('OPR-02 a time in the console', () => {
  it.each([
    ['en', 'Times in GMT+7'],
    ['vi', 'Giờ GMT+7'],
  ] as const)(
    'OPR-02 is in the brand’s time zone, which is shown above every room: %s',
    async (language, said) => {
      await renderConsole('/', { ops: new FakeOps(), token: 't', language });
      expect(await screen.findByRole('banner')).toHaveTextContent(said);
    },
  );

  it('OPR-02 has its zone beside it where an age is shown', async () => {
    const ops = new FakeOps();
    ops.on(searchMembers, () =>
      pageOf({ ...member('lan', 1), lastSeenAt: '2026-11-20T01:00:00.000Z' }),
    );
    await renderConsole('/members', { ops, token: 't' });
    expect(await screen.findByTitle('Nov 20, 2026, 8:00:00 AM GMT+7')).toBeVisible();
  });
});

describe('OPR-02 the ledger', () => {
  const balanceOf = (sum: string) => ({
    at: '2026-11-22T01:00:00.000Z',
    proof: null,
    money: [
      {
        currency: 'VND',
        playMoney: false,
        sum,
        lines: [
          { owner: 'member' as const, purpose: 'main', purses: 2, sum: '900' },
          { owner: 'house' as const, purpose: 'house_games', purses: 1, sum: '-900' },
        ],
      },
    ],
    liabilities: [],
  });

  it.each([
    [true, 'Verified'],
    [false, 'Failed'],
    [null, 'Could not be verified'],
  ])('M13 says of a proof whose outcome is %s: %s', async (holds, said) => {
    const ops = new FakeOps();
    ops.on(trialBalance, () => ({
      ...balanceOf('0'),
      proof: { at: '2026-11-22T00:55:00.000Z', holds, detail: 'Why.' },
    }));
    await renderConsole('/ledger', { ops, token: 't' });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('Why.')).toBeVisible();
  });

  it.each([
    ['0', 'Zero'],
    ['5', 'Not zero'],
  ])('says of a sum of %s that it is: %s', async (sum, said) => {
    const ops = new FakeOps();
    ops.on(trialBalance, () => balanceOf(sum));
    await renderConsole('/ledger', { ops, token: 't' });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('row', { name: /Games House 1 ₫900/ })).toBeVisible();
  });
});
