import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built files of a folder with the headers of a policy, cached forever: their names
 * contain a hash.
 */
export async function serveBuilt(
  app: FastifyInstance,
  root: string,
  prefix: string,
  policy: Record<string, string>,
): Promise<void> {
  // Once: by itself the plug-in reads the names of the folder, thousands of them, at each request.
  const names = new Set(readdirSync(root));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(policy)) reply.header(name, value);
      },
    });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
      const name = request.params['*'];
      return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  });
}
