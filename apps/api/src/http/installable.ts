import { Refusal } from '@lantern/contracts';
import { directionOf } from '@lantern/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/brand/index.ts';
import { brandIcon, brandMark, groundOfBrand, icons } from '../modules/media/index.ts';
import type { Site } from '../site.ts';
import { siteDescription } from './messages.ts';
import { languageOf } from './refusals.ts';

/** Characters that a phone shows below an icon. */
const shortest = 12;
/** An hour, because the brand's colours may change. */
const forAnHour = { 'cache-control': 'public, max-age=3600' };

type Answer = (brand: Brand, request: FastifyRequest, reply: FastifyReply) => unknown;

/** The manifest and icons with which a brand's site can be installed. */
export function installableRoutes(app: FastifyInstance, site: Site): void {
  const at = (path: string, answer: Answer) =>
    app.get(path, async (request, reply) => {
      const brand = site.brands.byHost(request.host);
      if (!brand) throw new Refusal('unknown_brand');
      return answer(brand, request, reply);
    });

  at('/manifest.webmanifest', (brand, request, reply) => {
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('application/manifest+json');
    return JSON.stringify(describeManifest(brand, languageOf(site, request)));
  });
  at('/favicon.svg', (brand, _request, reply) =>
    reply.headers(forAnHour).type('image/svg+xml').send(brandMark(brand)),
  );
  for (const name of Object.keys(icons) as (keyof typeof icons)[]) {
    at(`/icon-${name}.png`, async (brand, _request, reply) =>
      reply
        .headers(forAnHour)
        .type('image/png')
        .send(await brandIcon(brand, name)),
    );
  }
}

function describeManifest(brand: Brand, language: string): object {
  const colour = groundOfBrand(brand);
  return {
    id: '/',
    name: brand.name,
    short_name: [...brand.name].slice(0, shortest).join('').trim(),
    description: siteDescription(brand.name, language),
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: Object.entries(icons).map(([name, { size, maskable }]) => ({
      src: `/icon-${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  };
}
