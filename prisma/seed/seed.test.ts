import { randomBytes } from 'node:crypto';
import { announcementTypes, customerServicePath, resourceNames } from '@lantern/contracts';
import { copyDatabase, openCopy, openMigratedDatabase } from '@lantern/migrate/testing';
import { parseRate, problemsOfCover, problemsOfTerms, readTerms } from '@lantern/rules/agreements';
import { accountLock, Vault } from '@lantern/signing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { demoAgreements } from './demo-line.ts';
import { seedBrands, seedDemo, seedSite } from './index.ts';

type Database = Awaited<ReturnType<typeof openMigratedDatabase>>;

/** What a site has; then with its demonstration. */
let seeded: Database;
let shown: Database;
beforeAll(async () => {
  seeded = await openMigratedDatabase();
  await on(seeded.url, (db) => seedSite(db));
  shown = await openCopy(seeded.url);
  await on(shown.url, seedDemo);
});
afterAll(async () => {
  for (const { drop } of [seeded, shown]) await drop();
});

async function on(url: string, work: (db: pg.Client) => Promise<unknown>): Promise<void> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await work(db);
  } finally {
    await db.end();
  }
}

async function connect(url: string, options?: string): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: url, ...(options && { options }) });
  await db.connect();
  onTestFinished(() => db.end());
  return db;
}

/** A copy of a database, for a test that changes it. */
const openOwn = async ({ url }: Database) => connect(await copyDatabase(url));

/** The database itself, for tests that only read. */
const openToRead = ({ url }: Database) => connect(url, '-c default_transaction_read_only=on');

const count = async (db: pg.Client, table: string) =>
  Number.parseInt(
    (await db.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count ?? '',
    10,
  );

const tables = [
  'brand',
  'brand_host',
  'banner',
  'promotion',
  'announcement',
  'help_section',
  'resource',
  'service_entry',
  'domain_route',
  'invite_code',
  'vendor',
  'game',
  'brand_game',
  'member',
  'purse',
  'transfer',
  'staff',
];

describe('the seed', () => {
  it('changes nothing the second time', async () => {
    const db = await openOwn(shown);
    const counts = async () => {
      const found: number[] = [];
      for (const table of tables) found.push(await count(db, table));
      return found;
    };
    await seedSite(db, 3000);
    const first = await counts();
    await seedSite(db, 3100);
    await seedDemo(db);
    expect(await counts()).toEqual(first);
    expect(first).not.toContain(0);
  });

  it('keeps the changes of a brand and adds missing settings', async () => {
    const db = await openOwn(seeded);
    const { rows } = await db.query("select settings from brand where code = 'harbor'");
    await db.query(
      `update brand set name = 'Haven',
         settings = jsonb_set(settings - 'captcha', '{minimumAge}', '25')
       where code = 'harbor'`,
    );
    await db.query("update banner set linkage = '/chosen'");
    await seedSite(db);
    const after = await db.query("select name, settings from brand where code = 'harbor'");
    expect(after.rows).toEqual([
      { name: 'Haven', settings: { ...rows[0].settings, minimumAge: 25 } },
    ]);
    expect((await db.query("select from banner where linkage <> '/chosen'")).rowCount).toBe(0);
  });

  it('REG-10 REG-11 gives members a referral code and agents an affiliate code', async () => {
    const db = await openToRead(shown);
    const without = `select from member m where not exists
      (select from invite_code c where c.member_id = m.id and c.kind = 'referral')`;
    expect((await db.query(without)).rowCount).toBe(0);
    const { rows } = await db.query(
      "select distinct code from invite_code where kind = 'affiliate' order by 1",
    );
    expect(rows).toEqual([
      { code: 'DEMOAGENT' },
      { code: 'DEMODOWNLINE' },
      { code: 'DEMOGENERAL' },
    ]);
  });

  it('keeps the content of a brand and adds only missing kinds', async () => {
    const db = await openOwn(seeded);
    await db.query("delete from help_section where hash <> 'contact'");
    await db.query("delete from promotion where category <> 'new_player'");
    await db.query("update announcement set texts = '{}'");
    await seedSite(db);
    expect((await db.query('select distinct hash from help_section')).rows).toEqual([
      { hash: 'contact' },
    ]);
    expect((await db.query("select from announcement where texts <> '{}'")).rowCount).toBe(0);
    expect(
      (await db.query('select distinct category from promotion order by 1')).rows.map(
        (row) => row.category,
      ),
    ).toEqual(['check_in', 'deposit', 'free_credit', 'mission', 'new_player']);
  });

  it('NAV-12 has banners where it should, and content of all kinds in two languages', () => {
    const groups = [
      ...['/', '/index', '/rng', '/fish', '/pvp', '/elott', '/inhouse', '/down'],
      ...['/promotions', '/pointMall', '/help', '/register', 'w_reg'],
    ];
    for (const brand of seedBrands) {
      const { banners, announcements, promotions, help, resources, serviceEntries } = brand.content;
      expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(groups));
      expect(new Set(announcements.map(({ type }) => type))).toEqual(new Set(announcementTypes));
      expect(resources.map(({ name }) => name).toSorted()).toEqual([...resourceNames].toSorted());
      expect(serviceEntries.find(({ csType }) => csType === 'LIVECHAT')?.pathType).toBe(
        customerServicePath,
      );
      for (const { texts } of [...banners, ...announcements, ...promotions, ...help])
        expect(Object.values(texts.vi).map(Boolean)).toEqual(Object.values(texts.en).map(Boolean));
    }
  });

  it('adds a local route in development and none in production', async () => {
    const db = await openOwn(seeded);
    expect(await count(db, 'domain_route')).toBe(0);
    await seedSite(db, 3100);
    const { rows } = await db.query('select url from domain_route order by 1');
    expect(rows.map(({ url }) => url)).toEqual([
      'http://harbor.localhost:3100',
      'http://localhost:3100',
    ]);
  });

  it('REG-12 gives every brand newcomer promotions and a picture next to the form', async () => {
    const db = await openToRead(seeded);
    const { rows } = await db.query(
      `select b.code,
              (select count(*)::int from promotion p
                where p.brand_id = b.id and p.category = 'new_player') as promotions,
              (select count(*)::int from banner n
                where n.brand_id = b.id and n.group_name = 'w_reg') as banners
         from brand b order by 1`,
    );
    expect(rows).toEqual([
      { code: 'harbor', promotions: 3, banners: 1 },
      { code: 'lantern', promotions: 3, banners: 1 },
    ]);
  });

  it('CSH-03 lets every demonstration member withdraw at once, once the key is known', async () => {
    const db = await openOwn(shown);
    const vault = new Vault('a keyring secret for tests, long enough', { bytes: randomBytes });
    expect(await count(db, 'bank_account')).toBe(0);
    for (let times = 0; times < 2; times += 1) await seedDemo(db, vault);
    const { rows } = await db.query<{ id: string; locked: string; ready: boolean }>(
      `select a.id, a.account_number as locked,
              a.usable_at <= now() and turnover_left(m.id) = 0 and p.payee_name = a.holder_name
                and p.payment_password_hash is not null as ready
         from member m join bank_account a on a.member_id = m.id
         join member_profile p on p.member_id = m.id`,
    );
    expect(rows.map(({ ready }) => ready)).toEqual(Array(await count(db, 'member')).fill(true));
    const numbers = rows.map(({ id, locked }) => vault.open(accountLock, id, locked));
    expect(numbers.every((number) => /^9+\d{1,2}$/.test(number))).toBe(true);
  });

  it('gives the demonstration agent an upline and a line', async () => {
    const db = await openToRead(shown);
    const { rows } = await db.query(
      `select m.username, u.username as upline from member m join member u on u.id = m.upline_id
         join brand b on b.id = m.brand_id where b.code = 'lantern' order by 1`,
    );
    expect(rows).toEqual([
      { username: 'demoagent', upline: 'demogeneral' },
      { username: 'demodownline', upline: 'demoagent' },
      { username: 'demomember', upline: 'demoagent' },
      { username: 'demomember2', upline: 'demoagent' },
      { username: 'demomember3', upline: 'demodownline' },
      { username: 'demoplayer', upline: 'demoagent' },
      { username: 'demoplayer2', upline: 'demoagent' },
      { username: 'demoplayer3', upline: 'demodownline' },
      { username: 'demoplayer4', upline: 'demogeneral' },
    ]);
  });

  it('AGT-03 CON-02 lets the demonstration line play and sign valid agreements', async () => {
    const db = await openOwn(shown);
    // Rounds count on the days of two whole weeks and of today, and the money has moved.
    const { rows: days } = await db.query<{ days: number; rounds: number; team: number }>(
      `select count(distinct brand_day(f.brand_id, f.settled_at))::integer as days,
              count(*)::integer as rounds,
              count(*) filter (where f.settled_at between g.started_at and g.ended_at)::integer
                as team
         from figure_log f join brand b on b.id = f.brand_id
         join game_round g on g.id = f.subject_id
        where b.code = 'lantern' and f.kind = 'round'`,
    );
    expect(days[0]?.days).toBeGreaterThanOrEqual(15);
    expect(days[0]).toMatchObject({ rounds: (days[0]?.days ?? 0) * 16, team: days[0]?.rounds });
    for (const check of ['ledger_violations', 'play_bet_violations', 'agreement_violations'])
      expect((await db.query(`select * from ${check}()`)).rows, check).toEqual([]);
    expect((await db.query("select figure_round_violations('-infinity')")).rows).toEqual([]);
    expect((await db.query('select from session')).rowCount).toBe(0);
    // Each wallet's lines are of those days, in their order, and stay as they are from now on.
    const { rows: lines } = await db.query<{ days: number; ordered: boolean }>(
      `select count(distinct brand_day(m.brand_id, e.posted_at))::integer as days,
              bool_and(e.posted_at >= e.before) as ordered
         from (select *, lag(posted_at, 1, '-infinity') over (partition by purse_id
                                                              order by purse_version) as before
                 from entry) e
         join transfer t on t.id = e.transfer_id and t.posted_at = e.posted_at
         join transfer_key k on k.transfer_id = t.id and k.posted_at = t.posted_at
         join purse p on p.id = e.purse_id join member m on m.id = p.member_id
        where m.username like 'demoplayer%' group by m.id`,
    );
    expect(lines).toHaveLength(8);
    for (const line of lines) {
      expect(line.days).toBeGreaterThanOrEqual(15);
      expect(line.ordered).toBe(true);
    }
    await expect(db.query('update entry set posted_at = now()')).rejects.toThrow('only grows');
    const { rows: signed } = await db.query<{ kind: string; agents: number; hashed: boolean }>(
      `select kind, count(*)::integer as agents,
              bool_and(hash = encode(sha256(convert_to(document, 'UTF8')), 'hex')) as hashed
         from agreement where state = 'active' group by kind order by kind`,
    );
    expect(signed).toEqual([
      { kind: 'dailySalary', agents: 6, hashed: true },
      { kind: 'dividend', agents: 6, hashed: true },
      { kind: 'hourlySalary', agents: 6, hashed: true },
      { kind: 'realTimeSalary', agents: 6, hashed: true },
    ]);
    // Times of the log are those of the clock again.
    const { rows: usual } = await db.query<{ text: string }>(
      `select column_default as text from information_schema.columns
        where table_name = 'figure_log' and column_name = 'settled_at'`,
    );
    expect(usual).toEqual([{ text: 'clock_timestamp()' }]);
  });

  it.each(seedBrands)('CON-01 the demonstration agreements keep the rules of $code', (brand) => {
    const { rates, ...rules } = brand.settings.agreements;
    const agreements = demoAgreements(brand, new Map());
    for (const { terms, upline } of agreements) {
      const { lowest, highest, step } = rates[terms.kind];
      const limits = {
        mostTiers: rules.mostTiers,
        lowestRate: parseRate(lowest) ?? 0,
        highestRate: parseRate(highest) ?? 0,
        rateStep: parseRate(step) ?? 1,
      };
      expect(problemsOfTerms(readTerms(terms), limits)).toEqual([]);
      const above = agreements.find(
        (each) => each.agent.account === upline?.account && each.terms.kind === terms.kind,
      );
      if (above)
        expect(problemsOfCover(readTerms(above.terms), readTerms(terms), rules)).toEqual([]);
    }
  });

  it.each([
    [
      'days',
      `insert into brand_date (brand_id, day, starts_at, ends_at)
         select id, current_date, current_date, current_date + 1 from brand`,
    ],
    [
      'members',
      `insert into member (id, brand_id, username, username_key, type, currency, nickname, language)
         select uuid_v7(), id, 'early-bird', 'early-bird', 0, currency, 'Early', 'en' from brand`,
    ],
  ])('leaves a site alone that has %s already', async (_, before) => {
    const db = await openOwn(seeded);
    await db.query(before);
    await seedDemo(db);
    expect(await count(db, 'agreement')).toBe(0);
    expect((await db.query("select from figure_log where kind = 'round'")).rowCount).toBe(0);
  });

  it('WAL-03 gives the demonstration members an opening balance in the ledger', async () => {
    const db = await openToRead(shown);
    const { rows } = await db.query(
      `select b.code, p.balance
         from purse p join member m on m.id = p.member_id join brand b on b.id = m.brand_id
        where m.username = 'demomember' order by 1`,
    );
    expect(rows).toEqual([
      { code: 'harbor', balance: '250000' },
      { code: 'lantern', balance: '500000' },
    ]);
    expect((await db.query('select * from ledger_violations()')).rows).toEqual([]);
  });
});
