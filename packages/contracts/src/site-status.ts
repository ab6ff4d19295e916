import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { empty, instant, text } from './wire.ts';

/** What stands between a visitor and the site: 0 nothing, 1 maintenance, 2 the visitor's region. */
export const siteStatuses = { open: 0, maintenance: 1, regionRestricted: 2 } as const;
const siteStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type SiteStatus = z.infer<typeof siteStatus>;

/**
 * ISO 3166-1, two letters; null where the address belongs to no country, as those of a home
 * network.
 */
export const country = z.nullable(z.string());

export const systemStatus = endpoint({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  summary:
    'Whether the caller may use the site now, and what is known of where the call comes from.',
  access: 'public',
  passive: true,
  whenClosed: true,
  value: z.strictObject({
    status: siteStatus,
    ip: z.string(),
    country,
    /** The announced window of a maintenance; null where nobody has said. */
    from: z.nullable(instant),
    until: z.nullable(instant),
  }),
  refusals: [],
});

export const domainRoutes = endpoint({
  name: 'domainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary:
    'The brand’s addresses, the fastest first, each with how long it took to answer when it was last tried.',
  access: 'public',
  shared: true,
  value: z.array(
    z.strictObject({
      url: z.string(),
      /** Milliseconds; null where it has not been tried or did not answer. */
      speed: z.nullable(z.number()),
      measuredAt: z.nullable(instant),
    }),
  ),
  refusals: [],
});

export const countryCodes = endpoint({
  name: 'countryCodes',
  method: 'GET',
  path: '/wps/system/countryCodes',
  summary:
    'The countries whose numbers the brand sends codes to, with their dialing codes; the usual one first.',
  access: 'public',
  shared: true,
  value: z.array(z.strictObject({ country: z.string(), countryDialingCode: z.string() })),
  refusals: [],
});

export const updateLanguage = endpoint({
  name: 'updateLanguage',
  method: 'PUT',
  path: '/wps/system/language',
  summary: 'Says that the reader reads another language from now on; a member gets messages in it.',
  access: 'public',
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject({ language: text(16, 2) }),
  value: empty,
  refusals: ['language_unknown'],
});
