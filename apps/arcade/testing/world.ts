import type { TestDatabase } from '@lantern/outside/testing/database';
import { onTestFinished } from 'vitest';
import { type ArcadeOptions, type RunningArcade, startArcade } from './arcade.ts';
import type { Player } from './fake-ledger.ts';
import { FakeOperator } from './fake-operator.ts';
import { accepted, openPage } from './page.ts';

export interface World {
  database: TestDatabase;
  operator: FakeOperator;
  /** Starts one more arcade on the same database. */
  start(options?: Partial<ArcadeOptions>): Promise<RunningArcade>;
}

/** Empty tables and a fake site, stopped after the test. */
export async function makeWorld(database: TestDatabase): Promise<World> {
  await database.pool.query(
    `TRUNCATE outbox, round_step, round, table_round, seed_chain, seed, session, room_table,
       room_seat, deal, deal_seat, deal_move`,
  );
  const operator = await new FakeOperator().start();
  onTestFinished(() => operator.stop());
  return {
    database,
    operator,
    start: async (options) => {
      const arcade = await startArcade({
        databaseUrl: database.url,
        operatorUrl: operator.url,
        ...options,
      });
      onTestFinished(() => arcade.stop());
      return arcade;
    },
  };
}

/** A world with one arcade and one player who has opened the game. */
export async function makeGame(
  world: World,
  player: Partial<Player>,
  options: Partial<ArcadeOptions> = {},
  game?: string,
) {
  const arcade = await world.start(options);
  const launch = world.operator.ledger.launch(player);
  const page = openPage(arcade.url);
  const opened = accepted(await page.open(launch.token, game));
  return { ...world, arcade, page, opened, player: launch.player };
}

/** The states of all rounds, oldest first. */
export async function statesOf({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(
    'SELECT state FROM round ORDER BY created_at',
  );
  return rows.map(({ state }) => state);
}
