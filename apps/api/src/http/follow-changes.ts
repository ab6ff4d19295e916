import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { type LiveHub, SiteChanges } from '../modules/live/index.ts';
import { MaintenanceWatch } from '../modules/site-status/index.ts';
import type { Site } from '../site.ts';

/** A change that nobody heard of, because Redis was away, is found after so many milliseconds. */
const brandsEvery = 10_000;
const windowsEvery = 3000;

/**
 * Follows what happens elsewhere for as long as the server runs: what the relay publishes, what is
 * changed about the brands, and maintenance that begins or ends by the clock.
 * @param forget drops the replies that are kept of a brand
 */
export function followChanges(
  app: FastifyInstance,
  site: Site,
  hub: LiveHub,
  forget: (brandId: string) => void,
): void {
  const { brands, log } = site;
  const changes = new SiteChanges({
    brands,
    log,
    forget,
    tell: (brandId, event) => hub.tellBrand(brandId, event),
  });
  const watch = new MaintenanceWatch(site, (brandId) =>
    hub.tellBrand(brandId, { type: 'site_changed', status: true }),
  );
  const subscriber: Redis = site.redis.duplicate();
  subscriber.on('error', (error) =>
    log.error({ event: 'connection_failed', err: error }, 'the live channel has trouble'),
  );
  const reload = () =>
    brands
      .reload()
      .catch((error: unknown) =>
        log.error({ event: 'brands_failed', err: error }, 'brands could not be read'),
      );
  const timers = [setInterval(reload, brandsEvery), setInterval(() => watch.look(), windowsEvery)];
  app.addHook('onReady', () =>
    hub.listen(subscriber, (brandId, event) => void changes.take(brandId, event)),
  );
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    subscriber.disconnect();
  });
}
