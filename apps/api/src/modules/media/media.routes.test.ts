import { artAddress } from '@lantern/ui/art-address';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mediaRoutes } from './media.routes.ts';

async function get(url: string) {
  const app = fastify();
  onTestFinished(() => app.close());
  mediaRoutes(app);
  return app.inject({ url });
}

describe('the generated pictures', () => {
  it('are cached forever at an address with the current version', async () => {
    const { headers, statusCode } = await get(artAddress('game', 'RNG.moon.4'));
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('include the medal of a rank', async () => {
    const [gold, crown] = await Promise.all([
      get(artAddress('medal', 'gold')),
      get(artAddress('medal', 'crown')),
    ]);
    expect(gold.statusCode).toBe(200);
    expect(gold.body).not.toBe(crown.body);
  });

  it.each(['', '?v=', '?v=old', '?v=a&v=b'])(
    'are cached for an hour at an address that ends in %j',
    async (query) => {
      const { headers, statusCode } = await get(`/media/art/game/RNG.moon.svg${query}`);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  it('differ between neighbouring places of a list', async () => {
    const [first, second] = await Promise.all([
      get(artAddress('game', 'RNG.a.1')),
      get(artAddress('game', 'RNG.a.2')),
    ]);
    expect(first.body).not.toBe(second.body);
  });

  it('show the in-house game in its own colours at every place', async () => {
    const ground = (svg: string) => /stop-color="(#\w+)"/.exec(svg)?.[1];
    const [first, second] = await Promise.all([
      get(artAddress('game', 'INHOUSE.lucky-bowl.1')),
      get(artAddress('game', 'INHOUSE.lucky-bowl.2')),
    ]);
    expect(ground(first.body)).toBe(ground(second.body));
  });

  it('show a banner in the colours its name asks for', async () => {
    const [own, other] = await Promise.all([
      get(artAddress('banner', 'INHOUSE.lucky-bowl')),
      get(artAddress('banner', 'INHOUSE.lucky-bowl.3')),
    ]);
    expect(own.body).not.toBe(other.body);
  });

  it.each([
    '/media/art/nothing/x.svg',
    '/media/art/constructor/x.svg',
    '/media/art/game/%3Cx%3E.svg',
    '/media/art/game/x.png',
  ])('are not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
