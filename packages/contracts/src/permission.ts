import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { registerFieldRules } from './registration-settings.ts';
import { country } from './site-status.ts';
import { moduleSwitch } from './system.ts';
import { text } from './wire.ts';

/** An address outside that a brand shows: a messenger, an app to download, a social site. */
export const resource = z.strictObject({
  name: z.string(),
  resourceType: z.enum(['link', 'app', 'social', 'messenger']),
  url: z.string(),
  /** What a QR code of it says; null where it has none. */
  qrCodeUrl: z.nullable(z.string()),
  labelNameEn: z.string(),
  /** In the caller's language. */
  label: z.string(),
});
export type Resource = z.infer<typeof resource>;

/** The names under which the site looks for resources. */
export const resourceNames = [
  'AFFILIATELINK',
  'TELEGRAM',
  'TELEGRAM CHANNEL',
  'Android',
  'MOBILECONFIG',
  'YOUTUBE',
  'INSTAGRAM',
  'FACEBOOK',
  'TWITTER',
  'TIKTOK',
  'LINE',
] as const;
export type ResourceName = (typeof resourceNames)[number];

export const permission = endpoint({
  name: 'permission',
  method: 'GET',
  path: '/wps/system/permission',
  summary: 'All that a site is told of its brand at its start, for one of the brand’s own hosts.',
  access: 'public',
  passive: true,
  whenClosed: true,
  query: z.strictObject({ host: z.optional(text(255, 1)) }),
  value: z.strictObject({
    info: z.strictObject({
      whitelabel: z.array(moduleSwitch),
      register: registerFieldRules,
      resources: z.array(resource),
      customerService: z.array(z.strictObject({ csType: z.string(), title: z.string() })),
      analytics: z.strictObject({ gtagId: z.nullable(z.string()) }),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
    location: z.strictObject({ ip: z.string(), country }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
  refusals: [],
});
