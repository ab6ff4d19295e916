import { avatar, bannerArt, gameArt, paymentMark, vendorMark } from '@lantern/ui/art';
import type { FastifyInstance } from 'fastify';

type Draw = (id: string) => string;

/** Pictures of games are named `<category>.<name>`. */
function named(id: string): { category: string; name: string } {
  const [category = '', ...name] = id.split('.');
  return { category, name: name.join('.') };
}

function drawBanner(id: string, compact: boolean): string {
  const { category, name } = named(id);
  return bannerArt(name, undefined, compact, category);
}

const pictures: Record<string, Draw> = {
  game: (id) => gameArt(named(id).name, named(id).category),
  vendor: (id) => vendorMark(id),
  banner: (id) => drawBanner(id, false),
  'banner-compact': (id) => drawBanner(id, true),
  avatar: (id) => avatar(id),
  payment: (id) => paymentMark(id),
};

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** The pictures that the project draws itself, at addresses that never change what they show. */
export function mediaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/media/art/:kind/:file', (request, reply) => {
    const { kind, file } = request.params;
    const draw = pictures[kind];
    const [, id] = /^([A-Za-z0-9._-]{1,80})\.svg$/.exec(file) ?? [];
    if (!draw || !Object.hasOwn(pictures, kind) || !id) return reply.callNotFound();
    return reply.headers(headers).send(draw(id));
  });
}
