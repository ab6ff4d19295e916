import { randomBytes, randomUUID } from 'node:crypto';
import {
  transferWalletPaths as paths,
  roundsValue,
  type TransferValue,
  transferValue,
  vendorBalanceValue,
  vendorLaunchValue,
} from '@lantern/contracts/transfer-wallet';
import { sign } from '@lantern/signing';
import type { Step } from './certify.ts';

export interface TransferVendor {
  /** The vendor's address for the site. */
  url: string;
  /** The key that the site signs with. */
  secret: string;
  /** A game to open. */
  game: string;
}

interface Sent {
  status: number;
  value: unknown;
  code: string | undefined;
}

/** A player of a vendor, as the site sees them. */
class Purse {
  readonly player = { playerId: randomUUID(), currency: 'VND' };
  readonly #vendor: TransferVendor;

  constructor(vendor: TransferVendor) {
    this.#vendor = vendor;
  }

  async send(
    path: string,
    body: object,
    tamper: { secret?: string; age?: number; extra?: string } = {},
  ): Promise<Sent> {
    const text = JSON.stringify(body);
    const message = { method: 'POST', path, body: text };
    const now = Date.now() - (tamper.age ?? 0) * 1000;
    const answer = await fetch(new URL(path, this.#vendor.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...sign(tamper.secret ?? this.#vendor.secret, message, now),
      },
      body: text + (tamper.extra ?? ''),
    });
    const { value, code } = (await answer.json()) as { value?: unknown; code?: string };
    return { status: answer.status, value, code };
  }

  async open(): Promise<void> {
    const { status } = await this.send(paths.createPlayer, {
      ...{ ...this.player, digits: 0, nickname: 'conformance' },
    });
    if (status !== 200) throw new Error(`The player was refused with status ${status}.`);
  }

  async balance(): Promise<bigint> {
    const { value } = await this.send(paths.balance, this.player);
    return BigInt(vendorBalanceValue.parse(value).balance);
  }

  async transfer(
    way: 'in' | 'out' | 'out-all',
    amount: bigint,
    reference = newReference(),
  ): Promise<TransferValue> {
    const body = { ...this.player, reference };
    const path = { in: paths.transferIn, out: paths.transferOut, 'out-all': paths.transferOutAll };
    const asked = way === 'out-all' ? body : { ...body, amount: amount.toString() };
    return transferValue.parse((await this.send(path[way], asked)).value);
  }

  async statusOf(reference: string): Promise<TransferValue> {
    return transferValue.parse((await this.send(paths.status, { reference })).value);
  }
}

const newReference = () => `T-${randomBytes(6).toString('hex').toUpperCase()}`;

function expectEqual(given: unknown, expected: unknown, what: string): void {
  const [left, right] = [given, expected].map(String);
  if (left !== right) throw new Error(`The ${what} is ${left}, not ${right}.`);
}

const textOf = (end: TransferValue) =>
  end.status === 'done' ? `done ${end.amount}` : `refused ${end.reason}`;

/** The certification list of vendors in transfer mode (docs/transfer-wallet.md). */
export function transferSteps(vendor: TransferVendor): Step[] {
  const step = (number: string, title: string, run: (purse: Purse) => Promise<void>): Step => ({
    ...{ number, title },
    async run() {
      const purse = new Purse(vendor);
      await purse.open();
      await run(purse);
    },
  });
  const refusesTampered =
    (tamper: { secret?: string; age?: number; extra?: string }) => async (purse: Purse) => {
      const body = { ...purse.player, reference: newReference(), amount: '1000' };
      const { status } = await purse.send(paths.transferIn, body, tamper);
      expectEqual(status, 401, 'status');
      expectEqual(await purse.balance(), 0, 'balance');
    };
  return [
    step('F1', 'rejects a forged signature', refusesTampered({ secret: 'x'.repeat(40) })),
    step(
      'F1',
      'rejects a body with one more space than was signed',
      refusesTampered({ extra: ' ' }),
    ),
    step('F11', 'rejects a call signed ten minutes ago', refusesTampered({ age: 600 })),
    step('GAM-22', 'takes money and gives it back', async (purse) => {
      expectEqual(textOf(await purse.transfer('in', 5000n)), 'done 5000', 'end');
      expectEqual(textOf(await purse.transfer('out', 2000n)), 'done 2000', 'end');
      expectEqual(await purse.balance(), 3000, 'balance');
      expectEqual(textOf(await purse.transfer('out-all', 0n)), 'done 3000', 'end');
      expectEqual(textOf(await purse.transfer('out-all', 0n)), 'done 0', 'end');
    }),
    step('E1', 'refuses more than the balance', async (purse) => {
      await purse.transfer('in', 1000n);
      const end = await purse.transfer('out', 1001n);
      expectEqual(textOf(end), 'refused insufficient_funds', 'end');
      expectEqual(await purse.balance(), 1000, 'balance');
    }),
    step('E1', 'accepts one of five parallel transfers of the whole balance', async (purse) => {
      await purse.transfer('in', 1000n);
      const ends = await Promise.all(Array.from({ length: 5 }, () => purse.transfer('out', 1000n)));
      expectEqual(ends.filter(({ status }) => status === 'done').length, 1, 'number accepted');
      expectEqual(await purse.balance(), 0, 'balance');
    }),
    step('F2', 'carries out a repeated transfer once', async (purse) => {
      const reference = newReference();
      const first = await purse.transfer('in', 1000n, reference);
      const again = await purse.transfer('in', 1000n, reference);
      expectEqual(textOf(again), textOf(first), 'second end');
      expectEqual(await purse.balance(), 1000, 'balance');
    }),
    step('F12', 'carries out one of five equal transfers at the same moment', async (purse) => {
      const reference = newReference();
      const ends = await Promise.all(
        Array.from({ length: 5 }, () => purse.transfer('in', 1000n, reference)),
      );
      expectEqual([...new Set(ends.map(textOf))].join(), 'done 1000', 'ends');
      expectEqual(await purse.balance(), 1000, 'balance');
    }),
    step('F3', 'refuses another amount with the same reference', async (purse) => {
      const reference = newReference();
      await purse.transfer('in', 1000n, reference);
      const body = { ...purse.player, reference, amount: '2000' };
      const { status, code } = await purse.send(paths.transferIn, body);
      expectEqual(`${status} ${code}`, '422 reference_reused', 'reply');
      expectEqual(await purse.balance(), 1000, 'balance');
    }),
    step('F3', 'refuses another player with the same reference', async (purse) => {
      const other = new Purse(vendor);
      await other.open();
      const reference = newReference();
      await purse.transfer('in', 1000n, reference);
      const body = { ...other.player, reference, amount: '1000' };
      const { status } = await purse.send(paths.transferIn, body);
      expectEqual(status, 422, 'status');
      expectEqual(await other.balance(), 0, 'balance of the other player');
    }),
    step('F10', 'reports the end of a transfer whose reply was lost', async (purse) => {
      const reference = newReference();
      await purse.transfer('in', 1000n, reference);
      expectEqual(textOf(await purse.statusOf(reference)), 'done 1000', 'end');
    }),
    step('F5', 'refuses a transfer whose status was asked first', async (purse) => {
      const reference = newReference();
      expectEqual(textOf(await purse.statusOf(reference)), 'refused not_received', 'end');
      const late = await purse.transfer('in', 1000n, reference);
      expectEqual(textOf(late), 'refused not_received', 'end of the late transfer');
      expectEqual(await purse.balance(), 0, 'balance');
    }),
    step('F13', 'refuses another currency than the player’s', async (purse) => {
      const body = { ...purse.player, currency: 'EUR', reference: newReference(), amount: '1000' };
      const { value } = await purse.send(paths.transferIn, body);
      expectEqual(textOf(transferValue.parse(value)), 'refused wrong_currency', 'end');
    }),
    ...(['0', '-1', '0.5', '1000000000000000000'] as const).map((amount) =>
      step('F13', `refuses the amount ${amount}`, async (purse) => {
        const body = { ...purse.player, reference: newReference(), amount };
        expectEqual((await purse.send(paths.transferIn, body)).status, 400, 'status');
        expectEqual(await purse.balance(), 0, 'balance');
      }),
    ),
    step('GAM-22', 'refuses an unknown player', async () => {
      const stranger = new Purse(vendor);
      expectEqual(textOf(await stranger.transfer('in', 1n)), 'refused player_not_found', 'end');
    }),
    step('GAM-22', 'opens a game', async (purse) => {
      const launch = { ...purse.player, gameCode: vendor.game, language: 'en', theme: 'light' };
      const { value } = await purse.send(paths.launch, launch);
      vendorLaunchValue.parse(value);
    }),
    step('GAM-22', 'lists its rounds with their sums', async (purse) => {
      const { value } = await purse.send(paths.rounds, { most: 5 });
      const { rounds, totals } = roundsValue.parse(value);
      expectEqual(totals.rounds, rounds.length, 'number of rounds');
      const stake = rounds.reduce((sum, round) => sum + BigInt(round.stake), 0n);
      expectEqual(totals.stake, stake, 'sum of the stakes');
    }),
  ];
}
