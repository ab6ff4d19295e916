import { avatar, bannerArt, gameArt, medal, paymentMark, vendorMark } from '@lantern/ui/art';
import { artVersion } from '@lantern/ui/art-address';
import type { FastifyInstance } from 'fastify';
import { isEncoded } from './plain-address.ts';

type Draw = (id: string) => string;

interface Named {
  readonly category: string;
  readonly name: string;
  readonly place: number | undefined;
}

/** Names of games' and banners' art: `<category>.<name>[.<place>]`; the place sets the colours. */
function named(id: string): Named {
  const [, category = '', name = '', place] = /^([^.]*)\.?(.*?)(?:\.(\d{1,4}))?$/.exec(id) ?? [];
  return { category, name, place: place === undefined ? undefined : Number(place) };
}

function drawGame(id: string): string {
  const { category, name, place } = named(id);
  return gameArt(name, category, place);
}

function drawBanner(id: string, compact: boolean): string {
  const { category, name, place } = named(id);
  return bannerArt(name, place, compact, category);
}

const pictures: Record<string, Draw> = {
  game: drawGame,
  vendor: (id) => vendorMark(id),
  banner: (id) => drawBanner(id, false),
  'banner-compact': (id) => drawBanner(id, true),
  avatar: (id) => avatar(id),
  payment: (id) => paymentMark(id),
  medal: (id) => medal(id),
};

const headers = {
  'content-type': 'image/svg+xml',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Only an address with the current version of the art may be cached forever. */
const cacheControl = (version: string | undefined) =>
  version === artVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

export function mediaRoutes(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string }; Querystring: { v?: string } }>(
    '/media/art/:kind/:file',
    (request, reply) => {
      const { kind, file } = request.params;
      const draw = pictures[kind];
      const [, id] = /^([A-Za-z0-9._-]{1,80})\.svg$/.exec(file) ?? [];
      if (isEncoded(request) || !draw || !Object.hasOwn(pictures, kind) || !id)
        return reply.callNotFound();
      return reply
        .headers({ ...headers, 'cache-control': cacheControl(request.query.v) })
        .send(draw(id));
    },
  );
}
