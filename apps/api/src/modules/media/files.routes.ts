import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { MediaContext } from './context.ts';
import { isGoodLink, secondsLeft } from './file-links.ts';
import { findContentType } from './media.store.ts';

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/** Nothing in a file may run, whatever somebody made of it. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const extensions: Record<string, string> = { 'image/webp': 'webp' };

/**
 * Files that members have sent, for whoever was given a signed link. All that is wrong with one is
 * answered as not found.
 */
export function fileRoutes(app: FastifyInstance, context: MediaContext): void {
  app.get('/media/files/:id', async (request: Asked, reply: FastifyReply) => {
    const { id } = request.params;
    const { expires, signature } = request.query;
    const brand = context.brands.byHost(request.host);
    if (!brand || typeof expires !== 'string' || typeof signature !== 'string')
      return reply.callNotFound();
    if (!isGoodLink(context, brand.id, { id, expires, signature })) return reply.callNotFound();
    const contentType = await findContentType(context.db, brand.id, id);
    const bytes = contentType && (await context.files.get(id));
    if (!bytes) return reply.callNotFound();
    const headers = {
      'content-type': contentType,
      'content-disposition': `inline; filename="picture.${extensions[contentType] ?? 'bin'}"`,
      'content-security-policy': policy,
      // Kept by this browser alone, and not longer than the link is good for.
      'cache-control': `private, max-age=${secondsLeft(context, expires)}`,
    };
    return reply.headers(headers).send(bytes);
  });
}
