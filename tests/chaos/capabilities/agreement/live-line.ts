import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AgreementTerms } from '@lantern/contracts';
import type { Actor } from '../../cast.ts';
import { type Answer, Part } from '../../part.ts';
import { Standing } from '../../standing.ts';
import { makeDeposit } from '../deposit/make-deposit.ts';
import { areCounted, areSettled, castLine, passTime } from './agents.ts';
import { kinds, termsOf } from './terms.ts';

interface Step {
  readonly id: string;
  readonly version: number;
}
interface Listed extends Step {
  readonly terms: { readonly kind: string };
  readonly state: string;
}
const path = '/wps/agent/agreements';

/**
 * The life of a line of three agents: agreements are offered and signed, time passes and is
 * settled, the top gets money and pays what it owes, and an agreement ends.
 */
export async function liveLine(part: Part): Promise<void> {
  const { scene, chance, actor } = part;
  const kind = chance.pick(kinds);
  const line = await scene.ask((db) => castLine(db, actor, { chance, kind }));
  if (!line) return;
  const agents = line.map((each) => newcomer(part, each));
  const [top, middle] = agents;
  if (!top || !middle) return;
  for (const [level, agent] of agents.entries()) {
    const terms = termsOf(kind, level);
    if (!(await sign(agent, agents[level - 1], { member: agent.actor.id, terms, ends: [] })))
      return;
  }
  if (chance.happens(40)) await changeFunding(part);
  if (!(await waitFor(top, 'figures of a line', (db) => areCounted(db, line)))) return;
  await scene.ask((db) => passTime(db, line, kind));
  const paying = chance.happens(50) ? makeDeposit(top) : undefined;
  if (!(await waitFor(top, 'agreements settled', (db) => areSettled(db, line, kind)))) return;
  await paying;
  await makeDeposit(top);
  if (chance.happens(50)) await terminate(top, middle, kind);
}

/** An agent takes part from now on; what it has is checked at the end. */
function newcomer({ scene, chance }: Part, actor: Actor): Part {
  scene.standings.set(actor.id, new Standing(actor.id, actor.opening));
  return new Part(actor, chance.fork(), scene);
}

/** Waits for something that the workers do. */
async function waitFor(
  part: Part,
  what: string,
  isDone: Parameters<Part['scene']['ask']>[0],
): Promise<boolean> {
  const entry = part.note(what, part.actor.id);
  while (performance.now() < part.scene.giveUpAt) {
    entry.attempts += 1;
    if (await part.scene.ask(isDone)) {
      entry.verdict = 'ok';
      return true;
    }
    await sleep(700);
  }
  return false;
}

const stepOf = ({ value }: Answer) => value as unknown as Step;

/** An agent's agreement of a kind that is not over. */
async function find(agent: Part, kind: string): Promise<Listed | undefined> {
  const entry = agent.note('agreements seen', randomUUID());
  const answer = await agent.until(entry, () => agent.look(`${path}?pageSize=20`));
  const { list } = (answer?.value ?? { list: [] }) as unknown as { list: Listed[] };
  return list.find(
    (each) => each.terms.kind === kind && ['offered', 'active'].includes(each.state),
  );
}

/**
 * An offer and its acceptance, until the agreement is active. A late repeat of the offer replaces
 * it; then the answer comes too late, and both are made again.
 */
async function sign(
  agent: Part,
  upline: Part | undefined,
  offer: { member: string; terms: AgreementTerms; ends: string[] },
): Promise<boolean> {
  const reason = 'Agreed on the phone';
  const make = () =>
    upline
      ? upline.page(`${path}/offer`, offer, randomUUID())
      : agent.staff('/ops/agreements/offer', { ...offer, reason }, randomUUID());
  while (performance.now() < agent.scene.giveUpAt) {
    const made = await agent.until(agent.note('agreement offered', randomUUID()), make);
    if (!made?.success) return false;
    const { id, version } = stepOf(made);
    const answer = { id, version, accept: true, ends: [] };
    await agent.until(agent.note('agreement accepted', id), () =>
      agent.page(`${path}/answer`, answer, randomUUID()),
    );
    if ((await find(agent, offer.terms.kind))?.state === 'active') return true;
  }
  return false;
}

/** The upline asks for the end of an agreement, and the downline confirms. */
async function terminate(upline: Part, agent: Part, kind: string): Promise<void> {
  for (const [by, step] of [
    [upline, 'request'],
    [agent, 'confirm'],
  ] as const) {
    const found = await find(agent, kind);
    if (found?.state !== 'active') return;
    const body = { id: found.id, version: found.version, step };
    await by.until(by.note(`agreement end ${step}`, found.id), () =>
      by.page(`${path}/terminate`, body, randomUUID()),
    );
  }
}

interface Rules {
  rules: { funding: string };
  version: string;
}

/** The brand changes who pays, from the next settlement on. */
async function changeFunding(part: Part): Promise<void> {
  const read = () => part.staffLook('/ops/agreements/rules');
  const seen = await part.until(part.note('agreement rules', randomUUID()), read);
  if (!seen?.success) return;
  const { rules, version } = seen.value as unknown as Rules;
  const funding = rules.funding === 'upline' ? 'difference' : 'upline';
  const body = { rules: { ...rules, funding }, version, reason: 'The owners decided it' };
  await part.until(part.note('agreement funding', randomUUID()), () =>
    part.staff('/ops/agreements/rules', body, randomUUID()),
  );
}
