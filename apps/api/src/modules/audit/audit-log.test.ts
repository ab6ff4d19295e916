import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { Disproved } from '../../job.ts';
import { schedule } from '../../jobs/schedule.ts';

const site = useTestSite();
const { auditEvents, auditFile, proveAudit } = endpoints;

/** Tampering needs the owner of the tables, with the guard switched off. */
const tamper = async (sql: string) => {
  await site.asOwner(
    `alter table audit_event disable trigger all; ${sql}; alter table audit_event enable
      trigger all`,
  );
};

/** Writes rows; returns the number of the first one. */
async function write(person: TestStaff, subject: string, rows = 3): Promise<number> {
  const seqs: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const [written] = await site.query<{ seq: string }>(
      `select
        audit_write($1, $2, 'tested', 'test', $3, $4, '{"b": 2, "a": 1}', 'because') as seq`,
      [person.brandId, person.id, subject, JSON.stringify({ row })],
    );
    seqs.push(Number(written?.seq));
  }
  return seqs[0] ?? 0;
}

const broken = async () =>
  (await site.query<{ seq: string; rule: string }>('select seq, rule from audit_violations()')).map(
    ({ seq, rule }) => `${seq}: ${rule}`,
  );

/** Each test breaks the chain, so the next one starts another. */
afterEach(() => tamper('delete from audit_event; delete from audit_head'));

describe('OPR-01 the audit log', () => {
  it('is one chain per brand, from its first row', async () => {
    const [one, other] = [await staffAt(site, 'owner'), await staffAt(site, 'owner', 'harbor')];
    expect(await write(one, 'a')).toBe(1);
    expect(await write(other, 'b')).toBe(1);
    expect(await write(one, 'c')).toBe(4);
    expect(await broken()).toEqual([]);
  });

  it('E2 numbers rows without gaps when many are written at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => staffAt(site, 'cashier')));
    await Promise.all(people.map((person) => write(person, 'crowd', 5)));
    const [row] = await site.query<{ rows: string; last: string }>(
      'select count(*) as rows, max(seq) as last from audit_event',
    );
    expect(row).toEqual({ rows: '40', last: '40' });
    expect(await broken()).toEqual([]);
  });

  it.each([
    "update audit_event set reason = 'x'",
    'delete from audit_event',
    'truncate audit_event',
  ])('E17 denies the site: %s', async (sql) => {
    await write(await staffAt(site, 'owner'), 'a');
    await expect(site.query(sql)).rejects.toThrow('permission denied');
  });

  it.each([
    "update audit_event set reason = 'x'",
    'delete from audit_event',
    'truncate audit_event',
  ])('E17 denies the owner of the tables: %s', async (sql) => {
    await write(await staffAt(site, 'owner'), 'a');
    await expect(site.asOwner(sql)).rejects.toThrow('the audit log only grows');
  });

  it('accepts a row only through its function, for a staff member of the brand', async () => {
    const person = await staffAt(site, 'owner');
    await expect(site.query('insert into audit_event select * from audit_event')).rejects.toThrow(
      'permission denied',
    );
    const wrong = { ...person, brandId: await brandIdOf(site, 'harbor') };
    await expect(write(wrong, 'a')).rejects.toThrow('is not of brand');
  });
});

describe('M13 a tampered row of the audit log', () => {
  it.each([
    [
      'another reason',
      "update audit_event set reason = 'x' where seq = 2",
      '2: the content of this row was changed',
    ],
    [
      'other values',
      "update audit_event set before = '{}' where seq = 2",
      '2: the content of this row was changed',
    ],
    [
      'another person',
      "update audit_event set actor = 'nobody' where seq = 1",
      '1: the content of this row was changed',
    ],
    [
      'another reason, and a matching hash',
      `update audit_event e
        set reason = 'x',
          hash =
            audit_hash(row(e.brand_id, e.seq, e.at, e.staff_id, e.actor, e.action, e.subject_type,
              e.subject, e.before, e.after, 'x', e.prev_hash, e.hash)::audit_event)
        where seq = 2`,
      '3: this row does not follow from the one before it',
    ],
    [
      'a missing row',
      'delete from audit_event where seq = 2',
      '3: a row before this one is missing',
    ],
    [
      'the first row missing',
      'delete from audit_event where seq = 1',
      '2: a row before this one is missing',
    ],
    [
      'the last row missing',
      'delete from audit_event where seq = 3',
      '3: the chain does not end where it ended last',
    ],
    [
      'every row missing',
      'delete from audit_event',
      '3: the chain does not end where it ended last',
    ],
  ])('is found when it has %s', async (_what, sql, named) => {
    await write(await staffAt(site, 'owner'), 'a');
    await tamper(sql);
    expect(await broken()).toEqual([named]);
  });

  it('fails the daily job, raises an alarm in the log, and is shown in the console', async () => {
    const person = await staffAt(site, 'auditor');
    await write(person, 'a');
    const job = schedule.find(({ name }) => name === 'audit-proof');
    await job?.run(site.site);
    expect(site.log.some(({ detail }) => detail.event === 'audit_head' && detail.seq === 3)).toBe(
      true,
    );
    await tamper("update audit_event set subject = 'b' where seq = 2");
    await expect(job?.run(site.site)).rejects.toThrow(
      new Disproved(
        'The audit log of lantern does not hold from row 2 on: ' +
          'the content of this row was changed.',
      ),
    );
    expect(
      site.log.filter(({ detail }) => detail.event === 'audit_violated').map(({ level }) => level),
    ).toEqual(['error']);
    const { value } = await site.client.call(proveAudit, { token: person.token });
    expect(value).toMatchObject({
      rows: 3,
      broken: { seq: 2, rule: 'the content of this row was changed' },
    });
  });
});

describe('M13 a tampered row of the ledger', () => {
  it('is found by the proof of the ledger', async () => {
    const member = await site.memberWith(1000n);
    const change = (sign: string) => `alter table entry disable trigger all;
      update entry set amount = amount ${sign} 1, balance_after = balance_after ${sign} 1
       where purse_id = (select id from purse where member_id = '${member.customerId}');
      alter table entry enable trigger all`;
    await site.asOwner(change('+'));
    const rules = await site.query<{ rule: string }>('select rule from ledger_violations()');
    expect(rules.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([
        'a transfer has its entries',
        'a stored balance is the sum of its entries',
      ]),
    );
    await site.asOwner(change('-'));
  });
});

describe('OPR-01 the audit log in the console', () => {
  const ask = (person: { token: string; host: string }, query: Record<string, string> = {}) =>
    site.client.call(auditEvents, { token: person.token, host: person.host, query });

  it('lists the newest row first, with before, after and hash', async () => {
    const person = await staffAt(site, 'auditor');
    await write(person, 'a');
    const { list, total } = (await ask(person)).value;
    expect(total).toBe(3);
    expect(list.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(list[0]).toMatchObject({
      actor: person.username,
      action: 'tested',
      subject: 'a',
      before: { row: 2 },
      after: { a: 1, b: 2 },
      reason: 'because',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('filters by person, action, subject and days in the brand’s time zone', async () => {
    const [person, other] = [await staffAt(site, 'auditor'), await staffAt(site, 'owner')];
    await write(person, 'a', 1);
    await write(other, 'b', 1);
    const subjects = async (query: Record<string, string>) =>
      (await ask(person, query)).value.list.map((row) => row.subject);
    expect(await subjects({ actor: other.username })).toEqual(['b']);
    expect(await subjects({ subject: 'a' })).toEqual(['a']);
    expect(await subjects({ action: 'tested' })).toEqual(['b', 'a']);
    expect(await subjects({ action: 'other' })).toEqual([]);
    expect(await subjects({ to: '2001-01-01' })).toEqual([]);
    expect(await subjects({ from: '2001-01-01' })).toEqual(['b', 'a']);
  });

  it('exports a file without formulas, and records the export', async () => {
    const person = await staffAt(site, 'auditor');
    await write(person, '=HYPERLINK("http://x.test")', 1);
    const path = `${auditFile.path}?actor=${person.username}`;
    const { text, headers, status } = await site.client
      .raw('GET', path)
      .set({ ...credentialsOf(person.token), host: person.host })
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
      })
      .then((response) => ({
        text: String(response.body),
        headers: response.headers,
        status: response.status,
      }));
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="audit-lantern.csv"',
    ]);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('audit_exported');
    expect(lines[2]).toContain("'=HYPERLINK");
  });

  it('exports more rows than one read returns', async () => {
    const person = await staffAt(site, 'auditor');
    await site.query(
      `select audit_write($1, $2, 'tested', 'test', 'many', null, null, null)
        from generate_series(1, 1200)`,
      [person.brandId, person.id],
    );
    const answer = await site.client
      .raw('GET', auditFile.path)
      .set(credentialsOf(person.token))
      .buffer(true);
    expect(answer.text.trim().split('\r\n')).toHaveLength(1202);
  });

  it('D2 shows only the brand’s own rows', async () => {
    const [person, stranger] = [
      await staffAt(site, 'auditor'),
      await staffAt(site, 'auditor', 'harbor'),
    ];
    await write(person, 'a');
    expect((await ask(stranger)).value).toMatchObject({ list: [], total: 0 });
    const { value } = await site.client.call(proveAudit, {
      token: stranger.token,
      host: stranger.host,
    });
    expect(value).toEqual({ rows: 0, head: null, broken: null });
  });
});
