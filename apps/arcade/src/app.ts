import { databaseHealth, healthRoutes, makeServer, openDatabase } from '@lantern/outside';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { apiRoutes } from './http/api.routes.ts';
import { makeLimits } from './http/limits.ts';
import { pageRoutes } from './http/pages.routes.ts';
import { reefSocket } from './http/reef.routes.ts';
import { roomRoutes, roomSocket } from './http/room.routes.ts';
import { siteRoutes } from './http/site.routes.ts';
import { registerSockets } from './http/socket.ts';
import { tableSocket } from './http/table.routes.ts';
import { httpOperator } from './operator/operator.ts';
import { type Courier, makeCourier } from './outbox/courier.ts';
import { backOff } from './outbox/deliver.ts';
import { makeReefHall } from './reefs/reef-hall.ts';
import { roomClock } from './rooms/room-clock.ts';
import { makeRoomHall, type RoomHall } from './rooms/room-hall.ts';
import { type Hall, makeHall } from './tables/hall.ts';

export interface Parts {
  log: FastifyBaseLogger;
  /** The folder of the built pages; without it only the calls are served. */
  pagesFolder?: string;
  /** The pauses of the outbox in milliseconds, for tests. */
  retryDelayMs?: (attempts: number) => number;
  courierEveryMs?: number;
  /** The time between two broadcasts of a table. */
  tableTickMs?: number;
  /** The time between two looks at the card rooms. */
  roomTickMs?: number;
}

const chainLength = 16_384;

/**
 * A bet waits for the database in several steps, and each holds a connection: with 10 of them, bets
 * at a busy table waited for each other while the machine was half idle.
 */
const connections = 20;

/** Courier and tables run from the start of listening until the last request is answered. */
function attach(
  app: FastifyInstance,
  courier: Courier,
  halls: readonly (Hall | RoomHall)[],
  close: () => Promise<void>,
): void {
  app.addHook('onListen', async () => {
    courier.start();
    for (const hall of halls) hall.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([courier.stop(), ...halls.map((hall) => hall.stop())]);
    await close();
  });
}

/** The whole arcade, ready to listen. Closing it completes the requests and calls in flight. */
export async function buildArcade(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { log } = parts;
  const { publicUrl, trustedProxies } = config;
  const database = openDatabase({ url: config.databaseUrl, name: 'arcade', log, connections });
  const context: Context = {
    database,
    log,
    operator: httpOperator({
      url: config.operatorUrl,
      secret: config.operatorSecret,
      timeoutMs: config.callTimeoutMs,
    }),
    publicUrl,
    callTimeoutMs: config.callTimeoutMs,
    retryDelayMs: parts.retryDelayMs ?? backOff,
  };
  const app = makeServer({ log, publicUrl, trustedProxies });
  const hall = makeHall(context, {
    ...{
      pace: config.tablePace,
      livePace: config.livePace,
      chainLength,
      tickMs: parts.tableTickMs ?? 1_000,
    },
  });
  const clock = roomClock(config.roomPace);
  const rooms = makeRoomHall(context, { clock, tickMs: parts.roomTickMs ?? 250 });
  const reefs = makeReefHall();
  const limits = makeLimits();
  const courier = makeCourier(context, parts.courierEveryMs ?? 1_000);
  attach(app, courier, [hall, rooms], () => database.end());
  healthRoutes(app, databaseHealth(database));
  await registerSockets(app);
  tableSocket(app, context, hall, limits);
  roomSocket(app, context, rooms, limits);
  reefSocket(app, context, reefs, limits);
  apiRoutes(app, context, limits, reefs);
  roomRoutes(app, { context, clock, rooms, limits });
  siteRoutes(app, context, config.operatorSecret);
  if (parts.pagesFolder) await pageRoutes(app, parts.pagesFolder, config.frameAncestors);
  return app;
}
