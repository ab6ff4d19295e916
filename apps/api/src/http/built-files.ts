import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves built files with the headers of a policy, cached forever: their names contain a hash. */
export async function serveBuilt(
  app: FastifyInstance,
  root: string,
  prefix: string,
  policy: Record<string, string>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(policy)) reply.header(name, value);
    },
  });
}
