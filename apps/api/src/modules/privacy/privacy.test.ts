import { randomInt } from 'node:crypto';
import { endpoints } from '@lantern/contracts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { sendMessage } from '../../../testing/feedback.ts';
import { paint, uploadPicture } from '../../../testing/forms.ts';
import { plant } from '../../../testing/planted.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { bindAccount } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);
const {
  approveProposal,
  changeMemberStatus,
  memberCopy,
  memberData,
  promoteMember,
  proposeErasure,
} = endpoints;
const reason = 'The member wrote to us';

type Person = TestStaff & { token: string };
let support: Person;
let reviewer: Person;
beforeAll(async () => {
  support = await staffAt(site, 'support');
  reviewer = await staffAt(site, 'reviewer');
});

const letters = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');

/** Texts by which a person can be recognized, and no other test's member. */
const secretsOf = (account: string, name = letters()) => ({
  account,
  mobile: `+8491${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
  email: `${freshName()}@mail.test`,
  payeeName: `Tran Thi ${name}`,
  idNumber: `Z${freshName()}`,
  address: `77 ${letters()} Street`,
  holder: `TRAN THI ${name.toUpperCase()}`,
  note: `Calls from ${letters()}`,
  feedback: `My cousin ${letters()} cannot log in`,
  link: `For guests of ${letters()}`,
  dispute: `The bets of ${letters()} are missing`,
});

/** A member who has left traces of every kind, and no money. */
async function knownMember() {
  const member = await site.register();
  const secrets = secretsOf(member.account);
  const { mobile, email, payeeName, idNumber, address } = secrets;
  await site.query(
    `insert into member_profile (member_id, brand_id, mobile, email, payee_name, id_number, address)
       select id, brand_id, $2, $3, $4, $5, $6 from member where id = $1
     on conflict (member_id) do update
       set mobile = $2, email = $3, payee_name = $4, id_number = $5, address = $6`,
    [member.customerId, mobile, email, payeeName, idNumber, address],
  );
  await site.query(
    `with made as (insert into invite_code (brand_id, code_key, code, kind, member_id)
                     select brand_id, $2, $2, 'link', id from member where id = $1 returning *)
     insert into invite_link (brand_id, code_key, member_id, type, landing, note)
       select brand_id, code_key, member_id, 0, 'home', $3 from made`,
    [member.customerId, letters(), secrets.link],
  );
  await site.query(
    `with a as (
       insert into agreement (id, brand_id, kind, length, agent_id, currency, terms, state,
                              offered_at, answered_at)
         select uuid_v7(), brand_id, 'dailySalary', 'daily', id, 'VND', '{}', 'rejected', now(),
                now() from member where id = $1 returning *
     ), b as (
       insert into agreement_bill (id, agreement_id, brand_id, kind, agent_id, currency,
                                   period_start, period_end, from_day, to_day, amount, owes,
                                   calculation, rules, settled_at, state, paid)
         select uuid_v7(), id, brand_id, kind, agent_id, currency, now() - interval '1 day', now(),
                current_date, current_date, 0, 0, '{}', '{}', now(), 'notReached', 0 from a
       returning *
     )
     insert into agreement_dispute (id, brand_id, bill_id, agent_id, text, opened_at, answer,
                                    answered_at, answered_by)
       select uuid_v7(), brand_id, id, agent_id, $2, now(), $2, now(), $3 from b`,
    [member.customerId, secrets.dispute, support.id],
  );
  await bindAccount(site, member, secrets.holder);
  const picture = await uploadPicture(site, member.token, await paint('png'));
  const body = { type: 'idea', content: secrets.feedback, contact: email };
  expect(verdictOf(await sendMessage(site, { body, token: member.token }))).toBe('ok');
  const { token } = support;
  const { noteMember, messageMember } = endpoints;
  const about = { id: member.customerId };
  await site.client.call(noteMember, { token, body: { ...about, text: secrets.note } });
  await site.client.call(messageMember, {
    ...{ token, body: { ...about, title: 'Hello', text: secrets.note } },
  });
  return { ...member, id: member.customerId, secrets, avatar: picture.value.avatar };
}

const look = async (id: string, { token, host } = support) =>
  (await site.client.call(memberData, { token, host, query: { id } })).value;
const propose = (id: string, { token, host } = support) =>
  site.client.call(proposeErasure, { token, host, body: { id, reason } });
const approve = async (memberId: string, { token } = reviewer) => {
  const [row] = await site.query<{ id: string }>(
    "select id from proposal where subject = $1 and kind = 'erasure' and status = 'open'",
    [memberId],
  );
  return site.client.call(approveProposal, {
    ...{ token, key: freshName(), body: { id: row?.id ?? '' } },
  });
};

/** The tables with a row that has one of the texts, in any column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await site.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and has_table_privilege(c.oid, 'select')`,
  );
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await site.query(`select from "${name}" x where x::text ilike any ($1) limit 1`, [
      patterns,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

async function copyOf(id: string, person = support): Promise<string[]> {
  const { text } = await site.client
    .raw(memberCopy.method, memberCopy.path)
    .set({ ...credentialsOf(person.token), host: person.host })
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
    })
    .send({ id, reason })
    .then(({ body }) => ({ text: String(body) }));
  return text.trim().split('\r\n');
}

describe('OPR-02 a copy of a member’s data', () => {
  it('OPR-02 has everything the member gave and did, in full, and is logged', async () => {
    const member = await knownMember();
    const lines = await copyOf(member.id);
    const { account, email, payeeName, idNumber, address, holder } = member.secrets;
    const { feedback, link, note, dispute } = member.secrets;
    for (const line of [
      `account,1,username,${account}`,
      `profile,1,email,${email}`,
      `profile,1,payee_name,${payeeName}`,
      `profile,1,id_number,${idNumber}`,
      `profile,1,address,${address}`,
      `bank account,1,holder_name,${holder}`,
      `feedback,1,content,${feedback}`,
      `invitation link,1,note,${link}`,
      `note of the staff,1,text,${note}`,
      `dispute of a bill,1,text,${dispute}`,
    ])
      expect(lines).toContain(line);
    expect(lines.join('\n')).toMatch(/^bank account,1,account_number,\d{10}$/m);
    expect(lines.some((line) => line.startsWith('login,1,address,'))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/password_hash|token/);
    const written = await site.query(
      "select actor, reason from audit_event where subject = $1 and action = 'member_copied'",
      [member.id],
    );
    expect(written).toEqual([{ actor: support.username, reason }]);
  });

  it('OPR-02 has every movement and round, over several reads', async () => {
    const member = await site.memberWith(2_000_000n);
    const session = await site.openGame(member.token);
    const bet = { ...{ sessionToken: session, playerId: member.customerId, currency: 'VND' } };
    for (const roundId of [freshName(), freshName()])
      await site.vendorCall('bet', {
        ...{ ...bet, requestId: freshName(), transactionId: freshName(), roundId },
        ...{ gameCode: 'lucky-bowl', amount: '1000' },
      });
    const lines = await copyOf(member.customerId);
    expect(lines).toContain('round,2,stake,1000');
    expect(lines).toContain('movement,3,balance_after,1998000');
    expect(lines.some((line) => line.startsWith('movement,4,'))).toBe(false);
  });

  it('D2 OPR-02 is only for the brand’s own members and for staff who may', async () => {
    const member = await site.register();
    const stranger = await staffAt(site, 'owner', 'harbor');
    const cashier = await staffAt(site, 'cashier');
    expect(await copyOf(member.customerId, stranger)).toEqual([
      expect.stringContaining('member_not_found'),
    ]);
    expect(await copyOf(member.customerId, cashier)).toEqual([
      expect.stringContaining('permission_denied'),
    ]);
  });
});

/** A member who deposited, and lost everything. */
async function formerPayer(): Promise<string> {
  const depositor = await Depositor.at(site);
  await depositor.tell();
  const { id, member, token } = depositor;
  const player = new Player(site, member, await site.openGame(token));
  const bet = player.bet({ amount: String(await depositor.balance()) });
  expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
  expect(verdictOf(await site.vendorCall('end-round', player.close(bet)))).toBe('ok');
  return id;
}

describe('OPR-02 the erasure of a member’s data', () => {
  it('OPR-02 E16 leaves nothing by which the person can be recognized', async () => {
    const member = await knownMember();
    const texts = Object.values(member.secrets);
    expect(await tablesWith(texts)).toEqual(
      expect.arrayContaining([
        ...['agreement_dispute', 'bank_account', 'feedback', 'inbox_message', 'member'],
      ]),
    );
    expect(verdictOf(await propose(member.id))).toBe('ok');
    expect(verdictOf(await propose(member.id))).toBe('proposal_open');
    expect(verdictOf(await approve(member.id, support))).toBe('permission_denied');
    expect((await site.client.call(endpoints.memberIcon, { token: member.token })).status).toBe(
      200,
    );
    expect(verdictOf(await approve(member.id))).toBe('ok');
    expect(await tablesWith(texts)).toEqual([]);
    expect(await look(member.id)).toMatchObject({ erasedAt: expect.any(String), proposed: false });
    expect(verdictOf(await propose(member.id))).toBe('member_erased');
  });

  it('OPR-02 removes the pictures, ends the login and keeps the account closed', async () => {
    const member = await knownMember();
    const file = /files\/([0-9a-f]{32})/.exec(member.avatar)?.[1] ?? '';
    expect(await site.site.files.get(file)).toBeDefined();
    await propose(member.id);
    await approve(member.id);
    expect(await site.site.files.get(file)).toBeUndefined();
    expect(await site.query('select id from erased_file')).toEqual([]);
    const icon = await site.client.call(endpoints.memberIcon, { token: member.token });
    expect(icon.status).toBe(401);
    const body = { id: member.id, status: 'active' as const, reason };
    const enabled = await site.client.call(changeMemberStatus, { token: support.token, body });
    expect(verdictOf(enabled)).toBe('member_erased');
    const promoted = await site.client.call(promoteMember, {
      ...{ token: support.token },
      body: { id: body.id, type: 1, reason: body.reason },
    });
    expect(verdictOf(promoted)).toBe('member_erased');
    const visits = await site.query(
      'select distinct address, user_agent as agent from login_event where member_id = $1',
      [member.id],
    );
    expect(visits).toEqual([{ address: '0.0.0.0', agent: '' }]);
  });

  it('OPR-02 keeps the movements, and both people in the audit log', async () => {
    await brand.set('lantern', ['privacy', 'keepDays'], 0);
    const id = await formerPayer();
    expect(await look(id)).toMatchObject({ obstacles: [] });
    await propose(id);
    expect(verdictOf(await approve(id))).toBe('ok');
    const kept = await site.query('select amount from deposit where member_id = $1', [id]);
    expect(kept).toHaveLength(1);
    const trace = await site.query(
      'select actor, action from audit_event where subject = $1 order by seq',
      [id],
    );
    expect(trace).toEqual([
      { actor: support.username, action: 'proposal_made' },
      { actor: reviewer.username, action: 'proposal_approved' },
    ]);
  });
});

describe('OPR-02 what prevents an erasure', () => {
  const blocked = async (id: string, obstacles: string[]) => {
    expect((await look(id)).obstacles).toEqual(obstacles);
    expect(verdictOf(await propose(id))).toBe('erasure_blocked');
  };
  afterEach(() => site.query("delete from protection where exclusion = 'operator'"));

  it('OPR-02 is money in a wallet', async () => {
    await blocked((await site.memberWith(1000n)).customerId, ['money']);
  });

  it('OPR-02 is an exclusion, which has to find the person', async () => {
    const { customerId } = await site.register();
    await site.query(
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
         select id, brand_id, 'infinity', 'operator', now() from member where id = $1`,
      [customerId],
    );
    await blocked(customerId, ['excluded']);
  });

  it('OPR-02 is a team below the member', async () => {
    const { id } = await plant(site, null);
    await plant(site, id);
    await blocked(id, ['team']);
  });

  it('OPR-02 is a payment that the law makes the brand keep', async () => {
    const id = await formerPayer();
    await blocked(id, ['kept_by_law']);
    const { keptUntil } = await look(id);
    const days = (new Date(keptUntil ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(1825);
  });

  it('OPR-02 is found again at the approval', async () => {
    const { id } = await plant(site, null);
    expect(verdictOf(await propose(id))).toBe('ok');
    await plant(site, id);
    expect(verdictOf(await approve(id))).toBe('erasure_blocked');
    expect(await look(id)).toMatchObject({ erasedAt: null, proposed: true });
  });

  it('D2 is not shown to another brand', async () => {
    const { customerId: id } = await site.register();
    const stranger = await staffAt(site, 'owner', 'harbor');
    const { token, host } = stranger;
    const answer = await site.client.call(memberData, { token, host, query: { id } });
    expect(verdictOf(answer)).toBe('member_not_found');
    expect(verdictOf(await propose(id, stranger))).toBe('member_not_found');
  });
});
