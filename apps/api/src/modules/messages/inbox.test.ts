import { type BodyOf, endpoints, messageDays } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Depositor } from '../../../testing/depositor.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { reachableMember } from '../../../testing/logins.ts';
import { staffAt } from '../../../testing/staff.ts';
import { declaredTransfer, rejectIt } from '../../../testing/staff-deposits.ts';
import { auditOf, staffDo } from '../../../testing/staff-withdrawals.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { openWithdrawal, paidWithdrawal, withdrawerWith } from '../../../testing/withdrawals.ts';
import { removeOldMessages } from './inbox.store.ts';

const { inboxMessages, messageMember, readMessages, removeMessages, unreadMessages } = endpoints;

const site = useTestSite();
let support: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  support = await staffAt(site, 'support');
});

const write = (id: string, title: string, person = support) =>
  site.client.call(messageMember, {
    ...{ host: person.host, token: person.token },
    body: { id, title, text: 'Please read.' },
  });
const inboxOf = async (token: string, query: { pageNo?: string; pageSize?: string } = {}) =>
  (await site.client.call(inboxMessages, { token, query })).value;
const titlesOf = async (token: string) => (await inboxOf(token)).list.map(({ title }) => title);
const unreadOf = async (token: string) => {
  const { unreadCount } = (await site.client.call(unreadMessages, { token })).value;
  const balance = await site.client.call(endpoints.walletBalance, { token });
  expect(balance.value.unreadCount).toBe(unreadCount);
  return unreadCount;
};
const mark = async (
  token: string,
  body: BodyOf<typeof readMessages>,
  call: typeof readMessages | typeof removeMessages = readMessages,
) => (await site.client.call(call, { token, body })).value.unreadCount;

describe('MSG-02 the inbox', () => {
  it('MSG-02 WAL-01 counts what was not read, and shows the newest first', async () => {
    const { token, customerId } = await site.register();
    expect(await inboxOf(token)).toEqual({ list: [], total: 0, totalPages: 0 });
    for (const title of ['First', 'Second', 'Third']) await write(customerId, title);
    expect(await unreadOf(token)).toBe(3);
    const { list } = await inboxOf(token);
    expect(list.map(({ title, read }) => [title, read])).toEqual([
      ['Third', false],
      ['Second', false],
      ['First', false],
    ]);
    expect(list[0]).toMatchObject({ kind: 'staff', text: 'Please read.' });
    expect(await mark(token, { ids: [list[0]?.id ?? ''] })).toBe(2);
    expect(await unreadOf(token)).toBe(2);
    expect((await inboxOf(token)).list.map(({ read }) => read)).toEqual([true, false, false]);
    expect(await mark(token, {})).toBe(0);
    expect((await inboxOf(token)).list.every(({ read }) => read)).toBe(true);
  });

  it('MSG-02 turns pages', async () => {
    const { token, customerId } = await site.register();
    for (const title of ['First', 'Second', 'Third']) await write(customerId, title);
    const page = await inboxOf(token, { pageNo: '2', pageSize: '2' });
    expect(page).toMatchObject({ list: [{ title: 'First' }], total: 3, totalPages: 2 });
  });

  it('MSG-02 removes messages, read or not, one or all', async () => {
    const { token, customerId } = await site.register();
    for (const title of ['First', 'Second', 'Third']) await write(customerId, title);
    const [third] = (await inboxOf(token)).list;
    expect(await mark(token, { ids: [third?.id ?? ''] }, removeMessages)).toBe(2);
    expect(await titlesOf(token)).toEqual(['Second', 'First']);
    expect(await mark(token, {}, removeMessages)).toBe(0);
    expect(await titlesOf(token)).toEqual([]);
  });

  it('D1 MSG-02 leaves the messages of other members alone', async () => {
    const [mine, other] = [await site.register(), await site.register()];
    await write(other.customerId, 'Private');
    const ids = (await inboxOf(other.token)).list.map(({ id }) => id);
    expect(await mark(mine.token, { ids })).toBe(0);
    expect(await mark(mine.token, { ids }, removeMessages)).toBe(0);
    await mark(mine.token, {}, removeMessages);
    expect(await titlesOf(mine.token)).toEqual([]);
    expect((await inboxOf(other.token)).list).toMatchObject([{ title: 'Private', read: false }]);
    expect(await unreadOf(other.token)).toBe(1);
  });

  it('MSG-02 the count follows over the socket', async () => {
    const { token, customerId } = await site.register();
    await site.tellLive();
    const page = await LivePage.of(site, token);
    await write(customerId, 'News');
    await mark(token, {});
    await site.tellLive();
    await page.until(3);
    expect(page.heard.slice(1)).toEqual([
      { type: 'inbox', unreadCount: 1 },
      { type: 'inbox', unreadCount: 0 },
    ]);
  });

  it('MSG-02 forgets messages that are too old', async () => {
    const { token, customerId } = await site.register();
    for (const title of ['Old', 'New']) await write(customerId, title);
    await site.query(
      `update inbox_message set created_at = now() - make_interval(days => $2, mins => 1)
        where member_id = $1 and details ->> 'title' = 'Old'`,
      [customerId, messageDays],
    );
    await removeOldMessages(site.site.db);
    expect(await titlesOf(token)).toEqual(['New']);
  });
});

describe('MSG-02 what is written into the inbox', () => {
  it('MSG-02 a change of the account, in the language of the reader', async () => {
    const member = await reachableMember(site);
    const changed = await site.client.call(endpoints.changePassword, {
      token: member.token,
      body: {
        oldPassword: member.password,
        newPassword: 'Lotus-flower-82',
        confirmNewPassword: 'Lotus-flower-82',
      },
    });
    expect(changed.status).toBe(200);
    const newest = async (language: string) => {
      const reply = await site.client.call(inboxMessages, { token: member.token, language });
      return reply.value.list[0]?.title;
    };
    await expect.poll(() => newest('en')).toBe('Your password was changed');
    expect(await newest('vi')).toBe('Mật khẩu của bạn đã được đổi');
  });

  it('MSG-02 CSH-02 a credited deposit, once however often the gateway says so', async () => {
    const depositor = await Depositor.at(site);
    await depositor.tell();
    await depositor.tell();
    expect((await inboxOf(depositor.token)).list).toMatchObject([
      { kind: 'deposit', title: 'Deposit credited' },
    ]);
    const [{ text } = { text: '' }] = (await inboxOf(depositor.token)).list;
    expect(text).toBe(`Your deposit ${depositor.reference} of ₫200,000 has been credited.`);
  });

  it('MSG-02 CSH-02 a deposit that staff reject', async () => {
    const { token } = await site.register();
    const { reference } = await declaredTransfer(site, token);
    await rejectIt(site, await staffAt(site, 'cashier'), reference);
    expect(await titlesOf(token)).toEqual(['Deposit not credited']);
  });

  it('MSG-02 CSH-04 a withdrawal that was paid, and one that was not', async () => {
    const member = await withdrawerWith(site, 900_000n);
    await paidWithdrawal(site, member);
    const { reference } = await openWithdrawal(site, member);
    const cashier = await staffAt(site, 'cashier');
    await staffDo(site, cashier, 'rejectWithdrawal', { reference });
    const { list } = await inboxOf(member.token);
    const about = list.filter(({ kind }) => kind === 'withdrawal');
    expect(about.map(({ title }) => title)).toEqual(['Withdrawal not paid', 'Withdrawal paid']);
    expect(about[0]?.text).toContain(reference);
  });
});

describe('MSG-02 OPR-01 a message of the staff', () => {
  it('MSG-02 is audited without its text', async () => {
    const { customerId } = await site.register();
    await write(customerId, 'Secret words');
    const entries = await auditOf(site, customerId);
    expect(entries.map(({ action }) => action)).toEqual(['member_messaged']);
    expect(JSON.stringify(entries)).not.toContain('Secret words');
  });

  it('D2 MSG-02 reaches members of the own brand only', async () => {
    const { token, customerId } = await site.register();
    const stranger = await staffAt(site, 'support', 'harbor');
    expect(await write(customerId, 'Hello', stranger)).toMatchObject({
      reply: { code: 'member_not_found' },
    });
    expect(await titlesOf(token)).toEqual([]);
  });
});
