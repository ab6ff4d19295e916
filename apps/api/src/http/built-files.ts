import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves built files, each with the headers of a policy. Their names have a hash: what one says
 * never changes.
 */
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
