import { randomUUID } from 'node:crypto';
import type { Part } from '../../part.ts';

const limits = '/wps/protection/limits';
/** The first limit; a dozen bets exceed it, so that a short run on a slow machine reaches it. */
const firstLimit = 20_000;

/** Refusals that an excluded member may get, whose login has ended too. */
const whenExcluded = ['member_excluded', 'player_blocked', 'play_session_expired'];

/** Operations from this moment must respect the answer; clocks count milliseconds. */
const fromNowOn = () => new Date(Date.now() + 1);

/** Sets a stake limit, and a lower one each time after that. */
async function lowerLimit(part: Part): Promise<void> {
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
async function leave(part: Part): Promise<void> {
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

/** Members with limits have one before their first bet. */
export async function limitFirst(part: Part): Promise<void> {
  if (part.actor.habit === 'limits') await lowerLimit(part);
}

/** Limits or excludes the members with that habit. */
export async function protect(part: Part): Promise<void> {
  await limitFirst(part);
  if (part.actor.habit === 'leaves') await leave(part);
}
