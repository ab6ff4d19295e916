import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { empty, instant, text } from './wire.ts';

/** The site's status: 0 open, 1 maintenance, 2 region restricted. */
export const siteStatuses = { open: 0, maintenance: 1, regionRestricted: 2 } as const;
const siteStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type SiteStatus = z.infer<typeof siteStatus>;

/** ISO 3166-1, two letters; null for addresses without a country, such as home networks. */
export const country = z.nullable(string());

export const systemStatus = endpoint({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Returns whether the site is open to the caller, with the caller’s address and country.',
  access: 'public',
  passive: true,
  whenClosed: true,
  value: z.strictObject({
    status: siteStatus,
    ip: string(),
    country,
    /** The announced maintenance window; null if not announced. */
    from: z.nullable(instant),
    until: z.nullable(instant),
  }),
  refusals: [],
});

export const domainRoutes = endpoint({
  name: 'domainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Lists the brand’s addresses, fastest first, with the last measured response time.',
  access: 'public',
  shared: true,
  value: z.array(
    z.strictObject({
      url: string(),
      /** Milliseconds; null if not measured or no answer. */
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
    'Lists the countries that can receive codes, with their dialing codes; the default first.',
  access: 'public',
  shared: true,
  value: z.array(z.strictObject({ country: string(), countryDialingCode: string() })),
  refusals: [],
});

export const updateLanguage = endpoint({
  name: 'updateLanguage',
  method: 'PUT',
  path: '/wps/system/language',
  summary: 'Changes the reader’s language; a member’s messages use it too.',
  access: 'public',
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject({ language: text(16, 2) }),
  value: empty,
  refusals: ['language_unknown'],
});
