import { readFile } from 'node:fs/promises';
import { pictureFiles } from '@lantern/art';
import type { FastifyInstance } from 'fastify';
import { isEncoded } from './plain-address.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Rendered pictures. Their names carry a hash of their content, so they are cached forever. */
export function renderedRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/media/rendered/:file', async (request, reply) => {
    const picture = pictureFiles.get(request.params.file);
    if (isEncoded(request) || !picture) return reply.callNotFound();
    return reply
      .headers({
        'content-type': picture.type,
        'content-security-policy': policy,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(await readFile(picture.path));
  });
}
