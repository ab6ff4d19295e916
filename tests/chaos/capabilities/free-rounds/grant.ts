import type { Stage } from '../../manifest.ts';

/** A slot of the house; the session of a member is for any game of its vendor. */
export const game = 'carp-leap';

/** Few enough that most members of a long run use them up. */
export const rounds = 40;

/** The grant of each member. */
export const grants = new Map<string, string>();

/** Grants free rounds to every member. */
export async function grantFreeRounds({ db, actors }: Stage): Promise<void> {
  const terms = { games: [`BGS:${game}`], value: '1000', rounds, days: 7 };
  const { rows } = await db.query<{ member: string; grant: string }>(
    `select m.id as member,
            free_round_make(m.brand_id, m.id, $2, s.id, null, 'fault run', m.id::text) as grant
       from member m join staff s on s.username = 's' || m.username and s.brand_id = m.brand_id
      where m.id = any ($1)`,
    [actors.map(({ id }) => id), JSON.stringify(terms)],
  );
  grants.clear();
  for (const { member, grant } of rows) grants.set(member, grant);
}
