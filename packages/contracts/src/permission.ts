import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { registerFieldRules } from './registration-settings.ts';
import { country } from './site-status.ts';
import { string } from './strings.ts';
import { moduleSwitch } from './system.ts';
import { text } from './wire.ts';

/** An external address of a brand: messenger, app download or social site. */
export const resource = z.strictObject({
  name: string(),
  resourceType: z.enum(['link', 'app', 'social', 'messenger']),
  url: string(),
  /** The payload of its QR code; null without one. */
  qrCodeUrl: z.nullable(string()),
  labelNameEn: string(),
  /** In the caller's language. */
  label: string(),
});
export type Resource = z.infer<typeof resource>;

/** The resource names that the site uses. */
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
  summary: 'Returns the brand’s settings for a site at start, for one of the brand’s hosts.',
  access: 'public',
  passive: true,
  whenClosed: true,
  query: z.strictObject({ host: z.optional(text(255, 1)) }),
  value: z.strictObject({
    info: z.strictObject({
      whitelabel: z.array(moduleSwitch),
      register: registerFieldRules,
      resources: z.array(resource),
      customerService: z.array(z.strictObject({ csType: string(), title: string() })),
      analytics: z.strictObject({ gtagId: z.nullable(string()) }),
      imageCDNs: z.array(string()),
      launchGameCDNs: z.array(string()),
    }),
    location: z.strictObject({ ip: string(), country }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
  refusals: [],
});
