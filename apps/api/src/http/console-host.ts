import { Refusal } from '@lantern/contracts';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';

/** The console's pages and the calls of staff. */
const ofStaff = /^\/(console|ops)(\/|$)/i;
/** What the console's host serves besides: pictures that staff compare, the mark, monitoring. */
const besides = /^\/(media\/files\/|favicon\.svg$|healthz$|readyz$)/;

/** The path of an address as the router reads it, in one form. */
function pathOf(url: string): string {
  const [raw = ''] = url.split('?');
  try {
    return decodeURIComponent(raw).replaceAll(/[\\/]+/g, '/');
  } catch {
    return raw;
  }
}

/**
 * Separates the console from the site for brands that have a host for it: that host serves nothing
 * else, and the brand's other hosts know neither the console nor the calls of staff. Brands without
 * one serve both at every host.
 */
export function separateConsole(app: FastifyInstance, { brands }: Site): void {
  app.addHook('onRequest', (request, reply, done) => {
    const serves = brands.servesAt(request.host);
    if (serves === undefined || serves === 'both') return done();
    const path = pathOf(request.url);
    if (serves === 'console' && path === '/') {
      reply.redirect('/console');
      return;
    }
    const here =
      serves === 'console' ? ofStaff.test(path) || besides.test(path) : !ofStaff.test(path);
    done(here ? undefined : new Refusal('not_found'));
  });
}
