import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';
import { grants, rounds } from './grant.ts';

/** Each grant counts what was acknowledged, and none was refused while rounds were left. */
export async function compareGrants({ scene, db }: Checked): Promise<Finding[]> {
  const { rows } = await db.query<{ member: string; used: number }>(
    'select member_id as member, used from free_round_grant where id = any ($1)',
    [[...grants.values()]],
  );
  const { entries } = scene.journal;
  return rows.flatMap(({ member, used }) => {
    const own = entries.filter((entry) => entry.member === member);
    const count = (kind: string, verdict: string) =>
      own.filter((entry) => entry.kind === kind && entry.verdict === verdict).length;
    const taken = count('free round', 'ok');
    const expected = taken - count('free round given back', 'ok');
    const found: Finding[] = [];
    if (used !== expected)
      found.push({
        rule: 'PRO-04 a grant counts the acknowledged free rounds',
        what: `${member}: ${used} instead of ${expected}`,
      });
    if (taken < rounds && count('free round', 'free_rounds_over') > 0)
      found.push({
        rule: 'PRO-04 no free round is refused while some are left',
        what: `${member}: refused after ${taken} of ${rounds}`,
      });
    return found;
  });
}
