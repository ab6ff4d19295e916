import { randomUUID } from 'node:crypto';
import type { Answer, Part } from '../../part.ts';

const vassalage = 'PLR';
/** The misbehaviours for one transfer. */
const moods = ['hang', 'fail', 'lose', 'twice', 'refuse'] as const;
const [transfers, funds] = ['/wps/relay/GCS_walletTransfer', '/wps/member/info/funds/consolidated'];

interface Transfer {
  readonly reference: string;
  readonly amount: string | null;
  readonly state: string;
}

const transfersOf = ({ value }: Answer) => (value?.transfers ?? []) as Transfer[];
const isOver = ({ state }: Transfer) => state === 'done' || state === 'returned';

/** A transfer to or from the parlour, until its outcome is known. */
export const moveFunds = (part: Part): Promise<void> =>
  part.standing.during(async () => {
    const direction = part.chance.happens(60) ? 'in' : 'out';
    const all = direction === 'out' && part.chance.happens(50);
    const amount = BigInt(part.chance.between(5_000, 80_000));
    if (part.chance.happens(20)) await setMood(part);
    const key = randomUUID();
    const body = { direction, vassalage, ...(!all && { amount: amount.toString() }) };
    const send = (change = {}) => part.page(transfers, { ...body, ...change }, key);
    const entry = part.note(`wallet ${direction} asked`, key, direction === 'in' ? -amount : 0n);
    const answer = await part.until(entry, send);
    const reference = answer && transfersOf(answer)[0]?.reference;
    if (!answer?.success || reference === undefined) return;
    if (!all) await part.twist(entry, send, amount.toString());
    const end = await seeEnd(part, reference);
    if (end?.state === 'returned' && direction === 'in')
      book(part, 'wallet back', reference, amount);
    if (end?.state === 'done' && direction === 'out')
      book(part, 'wallet out', reference, BigInt(end.amount ?? 0));
  });

/** Makes the parlour mishandle this member's next transfer, if it can be reached. */
async function setMood({ actor, chance, scene }: Part): Promise<void> {
  const body = JSON.stringify({ mood: chance.pick(moods), transfers: 1, playerId: actor.id });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(1000);
  await fetch(`${scene.parlourUrl}/desk/mood`, { method: 'PUT', headers, body, signal }).catch(
    () => undefined,
  );
}

/** Waits for the outcome. Some members trigger it from their page, otherwise a job does. */
async function seeEnd(part: Part, reference: string): Promise<Transfer | undefined> {
  const asks = part.chance.happens(60);
  const find = (answer: Answer) => transfersOf(answer).find((one) => one.reference === reference);
  const look = async () => {
    if (asks) await part.look(`/wps/relay/GCS_merchantWallet?vassalage=${vassalage}`);
    return part.look(funds);
  };
  const answer = await part.until(part.note('wallet ended', reference), look, (answer) => {
    const found = find(answer);
    return found !== undefined && isOver(found);
  });
  return answer && find(answer);
}

/** Records money that the site reports as returned. */
function book(part: Part, kind: string, key: string, effect: bigint): void {
  part.note(kind, key, effect).verdict = 'ok';
  part.standing.balance += effect;
}
