import { seedDemo } from '@lantern/database/seed';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteAt } from '../../../testing/agreements.ts';
import { figuresOf, rollUpAll } from '../../../testing/figures.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { settleDue } from './settle-due.ts';

const site = useTestSite();

const agents = ['demogeneral', 'demoagent', 'demodownline'] as const;
const idOf = async (account: string, brand: string) =>
  (
    await site.query<{ id: string }>(
      `select m.id from member m join brand b on b.id = m.brand_id
        where m.username = $1 and b.code = $2`,
      [account, brand],
    )
  )[0]?.id ?? '';

beforeAll(async () => {
  const client = new pg.Client(site.site.config.databaseUrl);
  await client.connect();
  await seedDemo(client);
  await client.end();
  await site.site.brands.reload();
  await rollUpAll(site);
  await settleDue(siteAt(site, new Date()));
});

describe.each(['lantern', 'harbor'])('the demonstration line of %s', (brand) => {
  it('AGT-03 has figures of each day after the first roll-up', async () => {
    const id = await idOf('demogeneral', brand);
    const [played] = await site.query<{ rounds: string; stakes: string; wins: string }>(
      `select count(*)::text as rounds, sum(f.stake)::text as stakes, sum(f.won)::text as wins
         from figure_log f join member m on m.id = f.member_id
        where f.kind = 'round' and m.brand_id = (select brand_id from member where id = $1)`,
      [id],
    );
    expect(await figuresOf(site, id, 'team_day')).toMatchObject({ ...played });
    const [{ days } = { days: 0 }] = await site.query<{ days: number }>(
      `select count(distinct day)::integer as days from team_day
        where upline_id = $1 and rounds = 16`,
      [id],
    );
    expect(days).toBeGreaterThanOrEqual(15);
  });

  it.each(agents)('CON-04 pays %s a bill of each kind', async (agent) => {
    const paid = await site.query<{ kind: string }>(
      `select distinct kind from agreement_bill
        where agent_id = $1 and state = 'paid' and amount > 0 and paid = amount order by kind`,
      [await idOf(agent, brand)],
    );
    expect(paid.map(({ kind }) => kind)).toEqual([
      ...['dailySalary', 'dividend', 'hourlySalary', 'realTimeSalary'],
    ]);
  });
});
