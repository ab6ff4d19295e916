import type pg from 'pg';
import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';
import type { Protection } from '../../scene.ts';

/** Checks the protections, after it has recorded what the site moved because of them. */
export async function compare({ db, scene }: Checked): Promise<Finding[]> {
  await noteRecalls(db, scene);
  return compareProtections(db, scene.protections);
}

/** Operations of an excluded member that must not exist. */
const afterwards = `
  select 'the bet ' || transaction_id as what from vendor_transaction
   where member_id = $1 and kind = 'bet' and created_at > $2 and vendor_code <> 'LOTT'
  union all select 'the ticket ' || reference from lottery_ticket
   where member_id = $1 and round_at > $2
  union all select 'the transfer ' || reference from wallet_transfer
   where member_id = $1 and direction = 'in' and created_at > $2
  union all select 'the deposit ' || reference from deposit
   where member_id = $1 and created_at > $2
  union all select 'the transfer from the upline ' || reference from line_transfer
   where to_member = $1 and way = 'down' and created_at > $2`;

/**
 * The stakes of the month without rolled-back ones, if one was accepted after the limit was
 * acknowledged. At that moment the sum was within the limit, and since then it can only shrink.
 */
const staked = `
  select sum(s.amount)::text as what
    from member m
    join (select member_id, amount, created_at from vendor_transaction
           where kind = 'bet' and not rolled_back and vendor_code <> 'LOTT'
          union all
          select member_id, amount, round_at from lottery_ticket
           where state not in ('cancelled', 'void')
          union all
          select member_id, amount, created_at from wallet_transfer
           where direction = 'in' and state <> 'returned') s on s.member_id = m.id
   where m.id = $1
     and s.created_at >= brand_day_start(
           m.brand_id, protection_period_start('month', brand_day(m.brand_id, now())))
  having bool_or(s.created_at > $2) and sum(s.amount) > $3`;

/** I15: no excluded member plays, and no member stakes above the own limit. */
async function compareProtections(
  db: pg.Client,
  protections: readonly Protection[],
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { member, most, since } of protections) {
    const [sql, values] =
      most === undefined ? [afterwards, [member, since]] : [staked, [member, since, most]];
    const { rows } = await db.query<{ what: string }>(sql, values);
    const rule =
      most === undefined
        ? 'I15 an excluded member does not play'
        : 'I15 a limited member stays within the limit';
    const end = most === undefined ? '' : ` instead of ${most}`;
    found.push(...rows.map(({ what }) => ({ rule, what: `${member}: ${what}${end}` })));
  }
  return found;
}

/** Records the site's own recalls for excluded members, which no caller has sent. */
async function noteRecalls(
  db: pg.Client,
  { protections, journal, standings }: Checked['scene'],
): Promise<void> {
  const away = protections.filter(({ most }) => most === undefined).map(({ member }) => member);
  const { rows } = await db.query<{ member: string; reference: string; amount: string }>(
    `select member_id as member, reference, amount::text from wallet_transfer
      where member_id = any($1) and idempotency_key like 'recall:%' and state = 'done'`,
    [away],
  );
  for (const { member, reference, amount } of rows) {
    const effect = BigInt(amount);
    journal.write({
      kind: 'wallet out',
      key: reference,
      member,
      effect,
      ledgerKey: undefined,
    }).verdict = 'ok';
    const standing = standings.get(member);
    if (standing) standing.balance += effect;
  }
}
