import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { type LiveHub, SiteChanges } from '../modules/live/index.ts';
import { MaintenanceWatch } from '../modules/site-status/index.ts';
import type { Site } from '../site.ts';

/** Milliseconds between reloads, which find changes missed during an outage of Redis. */
const brandsEvery = 10_000;
const windowsEvery = 3000;

/**
 * Follows changes while the server runs: events of the relay, changes of brands, and maintenance
 * windows.
 * @param forget drops the cached replies of a brand
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
    notify: (brandId, event) => hub.notifyBrand(brandId, event),
  });
  const watch = new MaintenanceWatch(site, (brandId) =>
    hub.notifyBrand(brandId, { type: 'site_changed', status: true }),
  );
  const subscriber: Redis = site.redis.duplicate();
  subscriber.on('error', (error) =>
    log.error({ event: 'connection_failed', err: error }, 'the live channel failed'),
  );
  const reload = () =>
    brands
      .reload()
      .catch((error: unknown) =>
        log.error({ event: 'brands_failed', err: error }, 'brands could not be read'),
      );
  const timers = [setInterval(reload, brandsEvery), setInterval(() => watch.look(), windowsEvery)];
  app.addHook('onReady', () =>
    hub.listen(subscriber, (brandId, event) => {
      if (event.type === 'site_changed') void changes.take(brandId, event);
      else hub.notifyBrand(brandId, event);
    }),
  );
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    subscriber.disconnect();
  });
}
