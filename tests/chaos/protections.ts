import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Finding } from './compare.ts';
import type { Journal } from './journal.ts';
import type { Part } from './part.ts';
import type { Standing } from './standing.ts';

/** What a member has decided and the site has answered: from then on it holds. */
export interface Protection {
  readonly member: string;
  /**
   * The most that may be staked in the month, in minor units; undefined for an exclusion from play.
   */
  readonly most?: number;
  readonly since: Date;
}

const limits = '/wps/protection/limits';
/**
 * What a first limit is: a dozen bets want more, so that also a short run on a slow machine meets
 * it.
 */
const firstLimit = 20_000;

/** Refusals that are due to a member who is excluded, and whose login has ended by that. */
const whenExcluded = ['member_excluded', 'player_blocked', 'play_session_expired'];

/**
 * The moment after which whatever begins has to know of what was answered just now; clocks count
 * milliseconds.
 */
const fromNowOn = () => new Date(Date.now() + 1);

/** A member sets a limit of stakes, and each time after that a lower one. */
export async function lowerLimit(part: Part): Promise<void> {
  const { chance, scene, standing } = part;
  const percent = chance.between(50, 90);
  const most =
    standing.limit === undefined ? firstLimit : Math.floor((standing.limit * percent) / 100);
  standing.limit = most;
  standing.due.add('limit_reached');
  const body = { kind: 'stake', period: 'month', amount: most.toString() };
  const answer = await part.until(part.note('limit', randomUUID()), () => part.put(limits, body));
  if (!answer?.success) return;
  if (answer.value?.outcome === 'waits')
    part.complain('I15 a lower limit holds at once', `${standing.member}: ${most}`);
  scene.protections.push({ member: standing.member, most, since: fromNowOn() });
}

/**
 * A member excludes itself, once, and goes on as before with a login and a game that nothing has
 * ended: what is refused from then on is refused because of the exclusion. A try that was not
 * answered may have ended the login already.
 */
export async function leave(part: Part): Promise<void> {
  const { actor, scene, standing } = part;
  if (standing.isAway) return;
  standing.isAway = true;
  for (const code of whenExcluded) standing.due.add(code);
  const key = randomUUID();
  const ask = async () => {
    const answer = await part.page('/wps/protection/self-exclusion', { months: 6 }, key);
    return { ...answer, success: answer.success || answer.code === 'session_expired' };
  };
  const answer = await part.until(part.note('exclusion', key), ask);
  if (!answer?.success) return;
  scene.protections.push({ member: actor.id, since: fromNowOn() });
  actor.playing = (await scene.comeBack(actor.id)) ?? actor.playing;
  const now = await part.until(part.note('exclusion seen', key), () =>
    part.look('/wps/protection/now'),
  );
  if (now?.success && !now.value?.exclusion)
    part.complain('I15 an exclusion that was answered is there', `${actor.id} is not excluded`);
}

/** What an excluded member must not have been let do. */
const afterwards = `
  select 'the bet ' || transaction_id as what from vendor_transaction where member_id = $1 and kind = 'bet' and created_at > $2
  union all select 'the transfer ' || reference from wallet_transfer where member_id = $1 and direction = 'in' and created_at > $2
  union all select 'the deposit ' || reference from deposit where member_id = $1 and created_at > $2
  union all select 'the money from above ' || reference from line_transfer where to_member = $1 and way = 'down' and created_at > $2`;

/**
 * What has been staked in the month and was not taken back, where something of it was taken after
 * the limit had been answered: as that was taken the sum was within the limit, and since then it
 * can only have become less.
 */
const staked = `
  select sum(s.amount)::text as what
    from member m
    join (select member_id, amount, created_at from vendor_transaction where kind = 'bet' and not rolled_back
          union all
          select member_id, amount, created_at from wallet_transfer where direction = 'in' and state <> 'returned') s on s.member_id = m.id
   where m.id = $1 and s.created_at >= brand_day_start(m.brand_id, period_start('month', brand_day(m.brand_id, now())))
  having bool_or(s.created_at > $2) and sum(s.amount) > $3`;

/** I15: nobody plays who is excluded, and nobody stakes more than the own limit. */
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
        ? 'I15 who is excluded does not play'
        : 'I15 who is limited stakes no more';
    const end = most === undefined ? '' : ` in place of ${most}`;
    found.push(...rows.map(({ what }) => ({ rule, what: `${member}: ${what}${end}` })));
  }
  return found;
}

/**
 * Notes what the site has fetched by itself from the vendor for members who are excluded: nobody
 * else has sent it.
 */
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
