import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Lacking } from './certify.ts';
import type { Answer, Dialect, Grant, Intent, Member, Message, Play, Verdict } from './dialect.ts';

/** Where a certification takes place. */
export interface Place {
  /** The site's address. */
  site: string;
  dialect: Dialect;
  /** A logged-in member with money. */
  member(): Promise<Member>;
  /** Another one. */
  other(): Promise<Member>;
  /** The id of a member who is disabled, if one is known. */
  blocked?: string | undefined;
}

export type Bet = Extract<Intent, { kind: 'bet' }>;
type Win = Extract<Intent, { kind: 'win' }>;

interface Changes {
  play?: Play;
  change?: object;
}

/** The stake of most checks: a thousand major units of dong, ten of a currency with cents. */
export const usualStake = 1000n;

/** One check's view of the site: an open game, and the vendor's calls about it. */
export class Stage {
  readonly dialect: Dialect;
  readonly #place: Place;
  #opened: Promise<{ member: Member; play: Play }> | undefined;

  constructor(place: Place) {
    this.dialect = place.dialect;
    this.#place = place;
  }

  /** The game stays open for the following checks. */
  #open(): Promise<{ member: Member; play: Play }> {
    this.#opened ??= this.#place.member().then(async (member) => ({
      member,
      play: await this.dialect.open(member),
    }));
    return this.#opened;
  }

  async play(): Promise<Play> {
    return (await this.#open()).play;
  }

  async otherPlay(): Promise<Play> {
    return this.dialect.open(await this.#place.other());
  }

  /** A player who may not bet. */
  blockedPlayer(): string {
    if (!this.#place.blocked) throw new Lacking('No disabled member was named.');
    return this.#place.blocked;
  }

  /** Opens the game again. Returns the free rounds that the site has granted for it. */
  async grant(): Promise<Grant> {
    const { member } = await this.#open();
    const play = await this.dialect.open(member);
    this.#opened = Promise.resolve({ member, play });
    if (!play.freeRounds?.left) throw new Lacking('The site has granted the member none here.');
    return play.freeRounds;
  }

  /** Logs the member out. The next check opens another game. */
  async leave(): Promise<Play> {
    const { member, play } = await this.#open();
    await member.logout();
    this.#opened = undefined;
    return play;
  }

  bet(change: Partial<Bet> = {}): Bet {
    return { kind: 'bet', id: randomUUID(), round: randomUUID(), amount: usualStake, ...change };
  }

  win(bet: Bet, change: Partial<Win> = {}): Win {
    const { id, round, free } = bet;
    return {
      ...{ kind: 'win', id: randomUUID(), bet: id, round, amount: 2n * usualStake },
      ...(free && { free }),
      ...change,
    };
  }

  /** A round of a grant, which takes no stake. */
  freeBet({ id: grant }: Grant): Bet {
    return this.bet({ amount: 0n, free: 'round', grant });
  }

  rollback({ id: target, round }: Bet | Win): Intent {
    return { kind: 'rollback', id: randomUUID(), target, round };
  }

  async balance(): Promise<bigint> {
    const { balance } = await this.expect({ kind: 'balance' }, 'ok');
    if (balance === undefined) throw new Error('The reply has no balance.');
    return balance;
  }

  /** Sends a signed call. Changes go over the fields of its body. */
  async send(intent: Intent, { play, change }: Changes = {}): Promise<Answer> {
    const by = play ?? (await this.play());
    const message = this.dialect.message(by, intent, change);
    return this.sendAs(by, message, this.dialect.sign(message, Date.now()));
  }

  /** Sends a call and checks the verdict. */
  async expect(intent: Intent, verdict: Verdict, changes: Changes = {}): Promise<Answer> {
    const answer = await this.send(intent, changes);
    this.expectWord(answer, verdict, intent.kind);
    return answer;
  }

  expectWord(answer: Answer, verdict: Verdict, what: string): void {
    const expected = this.dialect.words[verdict];
    if (answer.word !== expected)
      throw new Error(`The ${what} was answered with ${answer.word}, not with ${expected}.`);
  }

  /** Checks the balance that the site reports. */
  async expectBalance(expected: bigint, answer?: Answer): Promise<void> {
    const balance = answer ? answer.balance : await this.balance();
    if (balance !== expected)
      throw new Error(`The balance is ${balance ?? 'missing'}, not ${expected}.`);
  }

  async sendAs(play: Play, message: Message, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(new URL(message.path, this.#place.site), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: message.body,
    });
    return this.dialect.read(await response.text(), play);
  }

  /** Sends a call and drops the connection before the reply, as after a timeout. */
  async sendAndLeave(intent: Intent): Promise<void> {
    const message = this.dialect.message(await this.play(), intent);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(message.body)),
      ...this.dialect.sign(message, Date.now()),
    };
    const url = new URL(message.path, this.#place.site);
    await new Promise<void>((resolve) => {
      const sending = request(url, { method: 'POST', headers });
      sending.on('error', () => resolve());
      sending.on('close', () => resolve());
      sending.end(message.body, () => sending.destroy());
    });
  }
}

/** Sends bets at once. Returns the words of the replies, in their order. */
export async function sendAtOnce(stage: Stage, bets: readonly Bet[]): Promise<string[]> {
  const play = await stage.play();
  const messages = bets.map((bet) => stage.dialect.message(play, bet));
  const answers = await Promise.all(
    messages.map((one) => stage.sendAs(play, one, stage.dialect.sign(one, Date.now()))),
  );
  return answers.map(({ word }) => word);
}
