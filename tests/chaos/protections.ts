import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Finding } from './compare.ts';
import type { Journal } from './journal.ts';
import type { Part } from './part.ts';
import type { Standing } from './standing.ts';

/** An acknowledged limit or exclusion, which holds from then on. */
export interface Protection {
  readonly member: string;
  /** The monthly stake limit in minor units; undefined for an exclusion. */
  readonly most?: number;
  readonly since: Date;
}

const limits = '/wps/protection/limits';
/** The first limit; a dozen bets exceed it, so that a short run on a slow machine reaches it. */
const firstLimit = 20_000;

/** Refusals that an excluded member may get, whose login has ended too. */
const whenExcluded = ['member_excluded', 'player_blocked', 'play_session_expired'];

/** Operations from this moment must respect the answer; clocks count milliseconds. */
const fromNowOn = () => new Date(Date.now() + 1);

/** Sets a stake limit, and a lower one each time after that. */
export async function lowerLimit(part: Part): Promise<void> {
  const { chance, scene, standing } = part;
  const percent = chance.between(50, 90);
  const most =
    standing.limit === undefined ? firstLimit : Math.floor((standing.limit * percent) / 100);
  standing.limit = most;
  standing.allowed.add('limit_reached');
  const body = { kind: 'stake', period: 'month', amount: most.toString() };
  const answer = await part.until(part.note('limit', randomUUID()), () => part.put(limits, body));
  if (!answer?.success) return;
  if (answer.value?.outcome === 'waits')
    part.complain('I15 a lower limit holds at once', `${standing.member}: ${most}`);
  scene.protections.push({ member: standing.member, most, since: fromNowOn() });
}

/**
 * Excludes a member and then gives it a new login and game, so that later refusals come from the
 * exclusion. An unanswered attempt may have ended the login already.
 */
export async function leave(part: Part): Promise<void> {
  const { actor, scene, standing } = part;
  if (standing.isExcluded) return;
  standing.isExcluded = true;
  for (const code of whenExcluded) standing.allowed.add(code);
  const key = randomUUID();
  const ask = async () => {
    const answer = await part.page('/wps/protection/self-exclusion', { months: 6 }, key);
    return { ...answer, success: answer.success || answer.code === 'session_expired' };
  };
  const answer = await part.until(part.note('exclusion', key), ask);
  if (!answer?.success) return;
  scene.protections.push({ member: actor.id, since: fromNowOn() });
  actor.playing = (await scene.logInAgain(actor.id)) ?? actor.playing;
  const now = await part.until(part.note('exclusion seen', key), () =>
    part.look('/wps/protection/now'),
  );
  if (now?.success && !now.value?.exclusion)
    part.complain('I15 an acknowledged exclusion is active', `${actor.id} is not excluded`);
}

/** Operations of an excluded member that must not exist. */
const afterwards = `
  select 'the bet ' || transaction_id as what from vendor_transaction
   where member_id = $1 and kind = 'bet' and created_at > $2
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
           where kind = 'bet' and not rolled_back
          union all
          select member_id, amount, created_at from wallet_transfer
           where direction = 'in' and state <> 'returned') s on s.member_id = m.id
   where m.id = $1
     and s.created_at >= brand_day_start(
           m.brand_id, period_start('month', brand_day(m.brand_id, now())))
  having bool_or(s.created_at > $2) and sum(s.amount) > $3`;

/** I15: no excluded member plays, and no member stakes above the own limit. */
export async function compareProtections(
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
export async function noteRecalls(
  db: pg.Client,
  {
    protections,
    journal,
    standings,
  }: { protections: readonly Protection[]; journal: Journal; standings: readonly Standing[] },
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
    const standing = standings.find((one) => one.member === member);
    if (standing) standing.balance += effect;
  }
}
