import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaContext } from './context.ts';
import { isGoodLink, secondsLeft } from './file-links.ts';
import { findContentType } from './media.store.ts';
import { isEncoded } from './plain-address.ts';

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/** No uploaded file may run scripts. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const extensions: Record<string, string> = { 'image/webp': 'webp' };

/** Uploaded files, by signed link. Any invalid link is reported as not found. */
export function fileRoutes(app: FastifyInstance, context: MediaContext): void {
  app.get('/media/files/:id', async (request: Asked, reply: FastifyReply) => {
    const { id } = request.params;
    const { expires, signature } = request.query;
    const brand = context.brands.byHost(request.host);
    if (
      isEncoded(request) ||
      !brand ||
      typeof expires !== 'string' ||
      typeof signature !== 'string'
    )
      return reply.callNotFound();
    if (!isGoodLink(context, brand.id, { id, expires, signature })) return reply.callNotFound();
    const contentType = await findContentType(context.db, brand.id, id);
    const bytes = contentType && (await context.files.get(id));
    if (!bytes) return reply.callNotFound();
    const headers = {
      'content-type': contentType,
      'content-disposition': `inline; filename="picture.${extensions[contentType] ?? 'bin'}"`,
      'content-security-policy': policy,
      // Cached by the browser only, and no longer than the link is valid.
      'cache-control': `private, max-age=${secondsLeft(context, expires)}`,
    };
    return reply.headers(headers).send(bytes);
  });
}
