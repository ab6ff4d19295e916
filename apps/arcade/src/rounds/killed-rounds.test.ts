import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { CallName, Mishap } from '../../testing/fake-operator.ts';
import { fixSeeds } from '../../testing/fixed-seed.ts';
import { accepted, newKey, openPage } from '../../testing/page.ts';
import { freshFish } from '../../testing/reef.ts';
import { spawnArcade } from '../../testing/spawn-arcade.ts';
import { untilDelivered } from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import { statesOf, type World } from '../../testing/world.ts';
import { jackpotNumber, winsJackpot } from '../fair/jackpot.ts';

const start = 1_000_000n;
const pot = 5_000_000n;

/** A kind of round that Lucky Bowl does not have. */
interface Kind {
  readonly game: string;
  readonly stake: bigint;
  /** What is taken from the player. */
  readonly cost: bigint;
  /** What the site adds to the win. */
  readonly added: bigint;
  /** What the site offers. */
  offer?(world: World): void;
  /** Prepares the outcome. */
  fix?(world: World, playerId: string): Promise<unknown>;
  choice(): object;
  readonly free?: true;
}

const volley: Kind = {
  ...{ game: 'reef-hunt', stake: 3_000n, cost: 3_000n, added: 0n },
  choice: () => {
    const { fish } = freshFish();
    return { fish: [fish, fish, fish] };
  },
};
const freeRound: Kind = {
  ...{ game: 'carp-leap', stake: 1_000n, cost: 0n, added: 0n, free: true },
  offer: ({ operator }) => {
    operator.ledger.freeRounds = { id: randomUUID(), value: '1000', left: 2 };
  },
  choice: () => ({}),
};
const jackpot: Kind = {
  ...{ game: 'carp-leap', stake: 1_000n, cost: 1_000n, added: pot },
  offer: ({ operator }) => {
    operator.ledger.jackpot = { odds: '4000', share: 10_000 };
    operator.ledger.pot = pot;
  },
  fix: ({ database }, playerId) =>
    fixSeeds(database.pool, playerId, (seeds) => winsJackpot(jackpotNumber(seeds), 1_000n, 4_000n)),
  choice: () => ({}),
};

interface Crash {
  readonly when: string;
  readonly kind: Kind;
  /** The call during which the process is killed, and how the site treats that call. */
  readonly call: CallName;
  readonly mishap: Mishap;
  readonly ends: 'settled' | 'cancelled';
}
const row = (when: string, kind: Kind, call: CallName, mishap: Mishap): Crash => ({
  ...{ when, kind, call, mishap, ends: call === 'win' ? 'settled' : 'cancelled' },
});

const crashes: Crash[] = [
  row('before the site takes the stake of a volley', volley, 'bet', 'hang'),
  row('after the site took the stake of a volley', volley, 'bet', 'hang_after'),
  row('before the site pays a volley', volley, 'win', 'hang'),
  row('after the site paid a volley', volley, 'win', 'hang_after'),
  row('before the site gives the stake of a volley back', volley, 'rollback', 'hang'),
  row('after the site gave the stake of a volley back', volley, 'rollback', 'hang_after'),
  row('after the site counted a free round', freeRound, 'free-bet', 'hang_after'),
  row('before the site pays a free round', freeRound, 'win', 'hang'),
  row('after the site paid a free round', freeRound, 'win', 'hang_after'),
  row('after the site gave a free round back', freeRound, 'rollback', 'hang_after'),
  row('before the site pays the jackpot', jackpot, 'win', 'hang'),
  row('after the site paid the jackpot', jackpot, 'win', 'hang_after'),
];

describe('GAM-21 a process killed', () => {
  test.for(crashes)(
    '$when leaves a round that the next process finishes once',
    async ({ kind, call, mishap, ends }, { world }) => {
      const { database, operator } = world;
      kind.offer?.(world);
      const first = await spawnArcade(world);
      const { token, player } = operator.ledger.launch();
      const { session } = accepted(await openPage(first.url).open(token, kind.game));
      await kind.fix?.(world, player.id);
      const betCall = kind.free ? 'free-bet' : 'bet';
      if (call === 'rollback') operator.next(betCall, 'fail_after');
      operator.next(call, mishap);
      const [key, choice] = [newKey(), kind.choice()];
      const playAt = (url: string) => {
        const { bet, free } = openPage(url);
        const { game, stake } = kind;
        return kind.free
          ? free(session, game, String(stake), key)
          : bet(session, game, String(stake), choice, key);
      };
      const lost = playAt(first.url).catch(() => 'the connection broke');
      await expect.poll(() => operator.calls(call)).toHaveLength(1);
      await first.kill();
      await lost;

      const second = await spawnArcade(world);
      await expect.poll(() => statesOf(database)).toEqual([ends]);
      await untilDelivered(world);
      const { state, payout } = accepted(await playAt(second.url));
      const won = BigInt(payout ?? 0) - kind.cost + kind.added;
      expect([state, player.balance]).toEqual([ends, ends === 'settled' ? start + won : start]);
      const wins = new Set(operator.calls('win').map(({ transactionId }) => transactionId));
      expect([operator.calls(betCall).length, wins.size]).toEqual([1, ends === 'settled' ? 1 : 0]);
      expect([operator.ledger.pot, operator.faults]).toEqual([0n, []]);
      if (kind.free) expect(operator.ledger.freeRounds?.left).toBe(ends === 'settled' ? 1 : 2);
    },
  );
});
