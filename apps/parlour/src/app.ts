import {
  databaseHealth,
  gamePageRoutes,
  healthRoutes,
  makeServer,
  openDatabase,
} from '@lantern/outside';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { FeedMoodBook } from './feed/feed-mood.ts';
import { gameCode } from './game/moon-dice.ts';
import { deskRoutes } from './mood/desk.routes.ts';
import { MoodBook } from './mood/mood.ts';
import { playRoutes } from './play/play.routes.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';

export interface Parts {
  log: FastifyBaseLogger;
  /** The folder of the built pages; without it only the calls are served. */
  pagesFolder?: string;
}

/** Longer than a call that hangs on purpose. */
const requestTimeoutMs = 20_000;

/** The whole parlour, ready to listen. */
export async function buildParlour(
  config: Config,
  { log, pagesFolder }: Parts,
): Promise<FastifyInstance> {
  const { publicUrl, hangMs, trustedProxies, frameAncestors } = config;
  const database = openDatabase({ url: config.databaseUrl, name: 'parlour', log });
  const books = { moods: new MoodBook(), feed: new FeedMoodBook() };
  const context: Context = { database, log, publicUrl, hangMs, ...books };
  const app = makeServer({ log, publicUrl, trustedProxies, requestTimeoutMs });
  app.addHook('onClose', async () => database.end());
  healthRoutes(app, databaseHealth(database));
  walletRoutes(app, context, config.secret);
  deskRoutes(app, context);
  playRoutes(app, context);
  const pages = { [`/play/${gameCode}`]: 'play.html' };
  if (pagesFolder) await gamePageRoutes(app, { folder: pagesFolder, frameAncestors, pages });
  return app;
}
