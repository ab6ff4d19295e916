import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { connect } from './database/database.ts';
import { healthRoutes } from './http/health.routes.ts';
import { pageRoutes } from './http/pages.routes.ts';
import { makeServer } from './http/server.ts';
import { deskRoutes } from './mood/desk.routes.ts';
import { MoodBook } from './mood/mood.ts';
import { playRoutes } from './play/play.routes.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';

export interface Parts {
  log: FastifyBaseLogger;
  /** Where the built pages lie; without it only the calls are served. */
  pagesFolder?: string;
}

/** The whole parlour, ready to listen. */
export async function buildParlour(
  config: Config,
  { log, pagesFolder }: Parts,
): Promise<FastifyInstance> {
  const database = connect(config.databaseUrl, (error) =>
    log.error({ err: error }, 'a database connection was lost'),
  );
  const { publicUrl, hangMs } = config;
  const context: Context = { database, log, publicUrl, hangMs, moods: new MoodBook() };
  const app = makeServer(log, config);
  app.addHook('onClose', async () => database.end());
  healthRoutes(app, database);
  walletRoutes(app, context, config.secret);
  deskRoutes(app, context.moods);
  playRoutes(app, context);
  if (pagesFolder) await pageRoutes(app, pagesFolder, config.frameAncestors);
  return app;
}
