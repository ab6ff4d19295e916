import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { salary, useAgreements } from '../../../testing/agreements.ts';
import { logIn } from '../../../testing/logins.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { openTransfer } from '../../../testing/staff-deposits.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { openWithdrawal, withdrawerWith } from '../../../testing/withdrawals.ts';

const site = useTestSite();
useAgreements(site);
const { searchMembers, staffMember, revealMember, changeMemberStatus, freezePurse, noteMember } =
  endpoints;
const nobody = '01a20000-0000-7000-8000-000000000000';
const reason = 'They called us';

type Person = TestStaff & { token: string };
const as = ({ token, host }: Person) => ({ token, host });
const find = (person: Person, query: Record<string, string>) =>
  site.client.call(searchMembers, { ...as(person), query });
const open = (person: Person, id: string) =>
  site.client.call(staffMember, { ...as(person), query: { id } });

/** A member with a complete profile. */
async function knownMember() {
  const member = await site.memberWith(5000n);
  const email = `${freshName()}@Mail.test`;
  const mobile = `+8491${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await site.query(
    `insert into member_profile
        (member_id, brand_id, mobile, email, payee_name, birthday, id_number, address)
       select id, brand_id, $2, $3, 'Nguyen Van An', '1990-04-17', 'B1234567', '1 Long Street'
         from member where id = $1
     on conflict (member_id) do update
       set mobile = excluded.mobile, email = excluded.email, payee_name = excluded.payee_name,
       birthday = excluded.birthday, id_number = excluded.id_number, address = excluded.address`,
    [member.customerId, mobile, email],
  );
  return { ...member, email, mobile };
}

const audited = (subject: string) =>
  site.query<{ action: string }>(
    'select action, actor, before, after, reason from audit_event where subject = $1 order by seq',
    [subject],
  );

describe('OPR-02 the search for members', () => {
  it('matches the beginning of a name, number, address or id, and nothing else', async () => {
    const person = await staffAt(site, 'support');
    const { account, customerId, email, mobile } = await knownMember();
    const ids = async (search: string) =>
      (await find(person, { search })).value.list.map(({ id }) => id);
    expect(await ids(account.slice(0, -2))).toContain(customerId);
    expect(await ids(account.toUpperCase())).toEqual([customerId]);
    expect(await ids(customerId)).toEqual([customerId]);
    expect(await ids(email)).toEqual([customerId]);
    expect(await ids(mobile)).toEqual([customerId]);
    expect(await ids(`0${mobile.slice(3)}`)).toEqual([customerId]);
    expect(await ids(account.slice(2))).toEqual([]);
  });

  it('K19 treats the database’s wildcards as plain text', async () => {
    const person = await staffAt(site, 'support');
    await site.register();
    for (const search of ['%', '_', 'm%', '\\'])
      expect((await find(person, { search })).value.total).toBe(0);
  });

  it('lists all members in pages, newest first, filtered by status', async () => {
    const person = await staffAt(site, 'support');
    const [first, second] = [await site.register(), await site.register()];
    const { list, total, totalPages } = (await find(person, { pageSize: '1' })).value;
    expect([list.map(({ id }) => id), totalPages]).toEqual([[second.customerId], total]);
    await site.query("update member set status = 'disabled' where id = $1", [first.customerId]);
    const disabled = (await find(person, { status: 'disabled' })).value.list;
    expect(disabled.map(({ id }) => id)).toContain(first.customerId);
    expect(disabled.every(({ status }) => status === 'disabled')).toBe(true);
  });

  it('D2 finds no member of another brand', async () => {
    const stranger = await staffAt(site, 'owner', 'harbor');
    const member = await site.register();
    expect((await find(stranger, { search: member.account })).value.list).toEqual([]);
    expect((await find(stranger, { search: member.customerId })).value.list).toEqual([]);
  });
});

describe('OPR-02 the page of a member', () => {
  it('shows masked identity, wallets, movements, logins and notes', async () => {
    const person = await staffAt(site, 'support');
    const member = await knownMember();
    const session = await site.openGame(member.token);
    await site.vendorCall('bet', {
      requestId: freshName(),
      sessionToken: session,
      playerId: member.customerId,
      gameCode: 'lucky-bowl',
      roundId: freshName(),
      transactionId: freshName(),
      amount: '1000',
      currency: 'VND',
    });
    const body = { id: member.customerId, text: 'Asked about a bet.' };
    await site.client.call(noteMember, { ...as(person), body });
    const { value } = await open(person, member.customerId);
    expect(value.personal).toEqual({
      mobile: `${member.mobile.slice(0, 3)}•••${member.mobile.slice(-3)}`,
      email: expect.stringMatching(/^m•••@/),
      payeeName: 'N•••n',
      birthday: '1990-••-••',
      nationality: null,
      idNumber: '••••••567',
    });
    expect(value.wallets).toContainEqual(
      expect.objectContaining({
        purpose: 'main',
        currency: 'VND',
        frozen: false,
        playMoney: false,
      }),
    );
    expect(value.transfers.map(({ kind }) => kind)).toContain('opening_balance');
    expect(value.logins[0]).toMatchObject({ outcome: 'entered', method: 'registration' });
    expect(value.sessions).toHaveLength(1);
    expect(value.notes).toEqual([
      { id: expect.any(String), text: body.text, by: person.username, at: expect.any(String) },
    ]);
  });

  it('shows the staff’s names of methods and banks, not their codes', async () => {
    const person = await staffAt(site, 'owner');
    const member = await withdrawerWith(site, 900_000n);
    await openWithdrawal(site, member);
    await openTransfer(site, member.token);
    const { value } = await site.client.call(staffMember, {
      ...as(person),
      language: 'vi',
      query: { id: member.id },
    });
    expect(value.bankAccounts).toMatchObject([{ bankName: 'Vietcombank' }]);
    expect(value.withdrawals).toMatchObject([{ method: 'Vietcombank' }]);
    expect(value.deposits).toMatchObject([{ method: 'Chuyển khoản' }]);
  });

  it('D9 reveals nothing that search and page mask', async () => {
    const person = await staffAt(site, 'owner');
    const member = await knownMember();
    const replies = [
      await open(person, member.customerId),
      await find(person, { search: member.account }),
    ];
    const text = JSON.stringify(replies.map(({ reply }) => reply));
    for (const secret of [
      member.email,
      member.mobile,
      'Nguyen Van An',
      '1990-04-17',
      'B1234567',
      '1 Long Street',
    ])
      expect(text).not.toContain(secret);
  });

  it('D2 D1 is not found by another brand, and cannot be changed by it', async () => {
    const stranger = await staffAt(site, 'owner', 'harbor');
    const { customerId: id } = await site.register();
    const answers = [
      await open(stranger, id),
      await site.client.call(revealMember, { ...as(stranger), body: { id, reason } }),
      await site.client.call(changeMemberStatus, {
        ...as(stranger),
        body: { id, status: 'disabled', reason },
      }),
      await site.client.call(freezePurse, {
        ...as(stranger),
        body: { id, purpose: 'main', frozen: true, reason },
      }),
      await site.client.call(noteMember, { ...as(stranger), body: { id, text: 'x' } }),
    ];
    expect(answers.map(({ reply }) => reply.success || reply.code)).toEqual(
      answers.map(() => 'member_not_found'),
    );
    expect(await audited(id)).toEqual([]);
    const own = await staffAt(site, 'owner');
    expect((await open(own, nobody)).reply).toEqual((await open(stranger, id)).reply);
  });
});

describe('OPR-02 revealed data', () => {
  it('is complete, and the audit log has the reason without the data', async () => {
    const person = await staffAt(site, 'support');
    const member = await knownMember();
    const body = { id: member.customerId, reason };
    const { value } = await site.client.call(revealMember, { ...as(person), body });
    expect(value).toMatchObject({
      mobile: member.mobile,
      email: member.email,
      payeeName: 'Nguyen Van An',
      birthday: '1990-04-17',
      idNumber: 'B1234567',
      address: '1 Long Street',
    });
    expect(await audited(member.customerId)).toEqual([
      { action: 'member_revealed', actor: person.username, before: null, after: null, reason },
    ]);
  });

  it('has the bank account numbers', async () => {
    const person = await staffAt(site, 'support');
    const member = await site.register();
    const bank = {
      bankCode: 'vietcombank',
      holderName: 'Nguyen Van An',
      accountNumber: '0123456789',
    };
    const { token, password } = member;
    const banks = await site.client.call(endpoints.bankList, { token });
    const { code: bankCode = bank.bankCode, name: bankName } = banks.value[0] ?? {};
    const accountNumber = '0'.repeat(banks.value[0]?.minLength ?? 10);
    await site.client
      .call(endpoints.addBankAccount, {
        token,
        body: { ...bank, bankCode, accountNumber, password },
      })
      .then(({ value }) => value);
    const { value } = await site.client.call(revealMember, {
      ...as(person),
      body: { id: member.customerId, reason },
    });
    expect(value.bankAccounts).toEqual([{ bankName, holderName: bank.holderName, accountNumber }]);
  });
});

describe('OPR-02 a change of a member by staff', () => {
  it('MEM-01 sets the rank and the labels that the member’s pages show', async () => {
    const person = await staffAt(site, 'support');
    const { token, customerId: id } = await site.register();
    const rank = (rankLevel: number) =>
      site.client.call(endpoints.rankMember, {
        ...as(person),
        body: { id, rankLevel, labels: ['Founder'], reason },
      });
    const shown = async () => (await site.client.call(endpoints.memberInfo, { token })).value;
    expect(await shown()).toMatchObject({ clubLabel: { rankLevel: 1 }, memberLabel: [] });
    expect((await rank(3)).status).toBe(200);
    expect(await shown()).toMatchObject({
      clubLabel: { labelName: 'Gold', color: '#F2B63C', color2: '#FFF0B8', rankLevel: 3 },
      memberLabel: [{ labelName: 'Founder' }],
    });
    expect(await rank(7)).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
    expect(await audited(id)).toMatchObject([{ action: 'member_ranked', after: { rankLevel: 3 } }]);
  });

  it('D2 ranks no member of another brand', async () => {
    const stranger = await staffAt(site, 'support', 'harbor');
    const { customerId: id } = await site.register();
    const body = { id, rankLevel: 3, labels: [], reason };
    expect(await site.client.call(endpoints.rankMember, { ...as(stranger), body })).toMatchObject({
      status: 404,
      reply: { code: 'member_not_found' },
    });
    expect(await audited(id)).toEqual([]);
  });

  it('OPR-02 AGT-01 makes an agent and a general agent, who can sign', async () => {
    const [person, reviewer] = [await staffAt(site, 'support'), await staffAt(site, 'reviewer')];
    const { account, password, customerId: id, ...member } = await site.register();
    let token = member.token;
    const promote = (type: 1 | 2) =>
      site.client.call(endpoints.promoteMember, { ...as(person), body: { id, type, reason } });
    const links = () => site.client.call(endpoints.inviteLinks, { token, query: {} });
    expect((await links()).status).toBe(403);
    expect((await promote(1)).status).toBe(200);
    expect((await links()).status).toBe(401);
    const logInAgain = async () => {
      token = (await logIn(site, { account, password })).value.token;
    };
    await logInAgain();
    expect((await promote(1)).status).toBe(200);
    expect((await links()).status).toBe(200);
    const body = { username: freshName(), password: 'Secret-pass-1', rights: [] };
    const assistant = await site.client.call(endpoints.addAssistant, { token, body });
    const typeOf = async (member: string) => (await open(person, member)).value.type;
    expect(await typeOf(assistant.value.id)).toBe(41);
    expect((await promote(2)).status).toBe(200);
    expect(await Promise.all([id, assistant.value.id].map(typeOf))).toEqual([2, 42]);
    expect(await audited(id)).toMatchObject([
      { action: 'member_promoted', before: { type: 0 }, after: { type: 1 }, reason },
      { action: 'member_promoted', before: { type: 1 }, after: { type: 2 }, reason },
    ]);
    await logInAgain();
    const codes = await site.client.call(endpoints.invitationLink, { token });
    expect(codes.value.affiliateCode).toEqual(expect.any(String));
    const offer = await site.client.call(endpoints.staffOfferAgreement, {
      ...as(reviewer),
      body: { member: id, terms: salary('1'), ends: [], reason },
    });
    expect(offer.value).toMatchObject({ state: 'offered', agent: { id }, upline: null });
  });

  it('OPR-02 AGT-01 D2 makes no other account an agent or a general agent', async () => {
    const person = await staffAt(site, 'support');
    const promote = async (id: string, type: 1 | 2, { token, host } = person) =>
      verdictOf(
        await site.client.call(endpoints.promoteMember, {
          token,
          host,
          body: { id, type, reason },
        }),
      );
    const general = await plant(site, null, { type: 2 });
    const below = await plant(site, general.id, { type: 1 });
    expect(await promote(general.id, 1)).toBe('account_type_unfit');
    expect(await promote(below.id, 2)).toBe('account_type_unfit');
    for (const type of [4, 41, 42])
      expect(await promote((await plant(site, null, { type })).id, 1)).toBe('account_type_unfit');
    const stranger = await staffAt(site, 'support', 'harbor');
    expect(await promote(below.id, 2, stranger)).toBe('member_not_found');
    expect(await audited(below.id)).toEqual([]);
  });

  it('A6 disables a member, whose sessions end at once, and enables them again', async () => {
    const person = await staffAt(site, 'support');
    const member = await site.register();
    const set = (status: 'active' | 'disabled') =>
      site.client.call(changeMemberStatus, {
        ...as(person),
        body: { id: member.customerId, status, reason },
      });
    expect((await set('disabled')).status).toBe(200);
    expect((await site.client.call(endpoints.memberInfo, { token: member.token })).status).toBe(
      401,
    );
    expect((await set('disabled')).status).toBe(200);
    expect((await set('active')).status).toBe(200);
    expect(await audited(member.customerId)).toEqual([
      {
        action: 'member_disabled',
        actor: person.username,
        before: { status: 'active' },
        after: { status: 'disabled' },
        reason,
      },
      {
        action: 'member_enabled',
        actor: person.username,
        before: { status: 'disabled' },
        after: { status: 'active' },
        reason,
      },
    ]);
  });

  it('E12 freezes a wallet, which then pays for no bet, and unfreezes it', async () => {
    const owner = await staffAt(site, 'owner');
    const member = await site.memberWith(5000n);
    const set = (purpose: string, frozen: boolean) =>
      site.client.call(freezePurse, {
        ...as(owner),
        body: { id: member.customerId, purpose, frozen, reason },
      });
    expect((await set('main', true)).status).toBe(200);
    expect((await open(owner, member.customerId)).value.wallets[0]).toMatchObject({
      purpose: 'main',
      frozen: true,
    });
    expect((await set('main', false)).status).toBe(200);
    expect((await set('nothing', true)).reply).toMatchObject({ code: 'purse_not_found' });
    expect((await audited(member.customerId)).map(({ action }) => action)).toEqual([
      'wallet_frozen',
      'wallet_freed',
    ]);
  });

  it.each(['withdrawal', 'transit', 'receivable'])(
    'H7 E13 F6 cannot freeze %s, which payouts, vendors and rollbacks need',
    async (purpose) => {
      const owner = await staffAt(site, 'owner');
      const { customerId: id } = await site.register();
      await site.query(
        `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
         select uuid_v7(), brand_id, id, $2, currency, $2 = 'receivable' from member where id = $1`,
        [id, purpose],
      );
      const body = { id, purpose, frozen: true, reason };
      expect((await site.client.call(freezePurse, { ...as(owner), body })).reply).toMatchObject({
        code: 'purse_not_found',
      });
      expect(await site.query('select 1 from purse where member_id = $1 and frozen', [id])).toEqual(
        [],
      );
    },
  );

  it('keeps the text of a note out of the audit log', async () => {
    const person = await staffAt(site, 'support');
    const member = await site.register();
    await site.client.call(noteMember, {
      ...as(person),
      body: { id: member.customerId, text: 'Private words' },
    });
    expect(JSON.stringify(await audited(member.customerId))).not.toContain('Private words');
    expect((await audited(member.customerId)).map(({ action }) => action)).toEqual([
      'member_noted',
    ]);
  });
});
