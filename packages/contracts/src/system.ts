import * as z from 'zod/mini';
import { announcementTypes } from './announcement.ts';
import { prizeModes } from './brand-choices.ts';
import { endpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { colour } from './wire.ts';

const publicJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  use: z.literal('enc'),
  alg: z.literal('ECDH-ES'),
});

export const sealingKeys = endpoint({
  name: 'sealingKeys',
  method: 'GET',
  path: '/wps/system/keys',
  summary:
    'The public keys to which a sealed body may be made, the newest first, and the time of the server in seconds.',
  access: 'public',
  value: z.strictObject({ keys: z.array(publicJwk), now: z.number() }),
  refusals: [],
});

export type ModuleSwitchNode = {
  modId: string;
  enabled: boolean;
  childrenNodes: ModuleSwitchNode[];
};
export const moduleSwitch: z.ZodMiniType<ModuleSwitchNode> = z.strictObject({
  modId: z.string(),
  enabled: z.boolean(),
  get childrenNodes() {
    return z.array(moduleSwitch);
  },
});

export const whitelabel = endpoint({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The tree of the brand’s module switches.',
  access: 'public',
  whenClosed: true,
  shared: true,
  value: z.array(moduleSwitch),
  refusals: [],
});

/** Colours that a brand sets; the rest of the design stays. */
export const themeColours = z.partialRecord(
  z.enum([
    'brand',
    'brandHover',
    'brandSoft',
    'onBrand',
    'accent',
    'accentHover',
    'accentText',
    'accentSoft',
    'onAccent',
    'header',
  ]),
  colour,
);
export type ThemeColours = z.infer<typeof themeColours>;

export const siteSettings = endpoint({
  name: 'siteSettings',
  method: 'GET',
  path: '/wps/system/settings',
  summary: 'What a page needs to know about the brand before it shows anything.',
  access: 'public',
  whenClosed: true,
  shared: true,
  value: z.strictObject({
    merchantCode: z.string(),
    name: z.string(),
    platform: z.literal('web'),
    device: z.literal('WEB'),
    currency,
    currencySymbol: z.string(),
    /** BCP 47, the default first. */
    languages: z.array(z.string()),
    defaultLanguage: z.string(),
    countryDialingCode: z.string(),
    minimumAge: z.number(),
    copyrightYear: z.number(),
    theme: z.strictObject({ light: themeColours, dark: themeColours }),
    /** How often one address may ask for a captcha image, in milliseconds. */
    captchaRefreshMs: z.number(),
    /** The code that the platform has for each language, such as TY for Vietnamese. */
    languageCodes: z.record(z.string(), z.string()),
    lotteryType: z.string(),
    prizeModes: z.array(z.enum(prizeModes)),
    announcementTypes: z.array(z.enum(announcementTypes)),
    announcementExecution: z.literal('B'),
    /** Colours of the chat: its title, and its entry in the side menu. */
    chat: z.strictObject({ headerColor: colour, menuColor: colour }),
    /**
     * Where pictures and games come from besides this site; a page takes one by chance and another
     * where it fails.
     */
    imageCdns: z.array(z.string()),
    launchGameCdns: z.array(z.string()),
    /** Whether the side bars stay beside a seamless game and the Vietnamese lottery (NAV-04). */
    barsBesideGames: z.boolean(),
  }),
  refusals: [],
});

export const banners = endpoint({
  name: 'banners',
  method: 'GET',
  path: '/wps/system/banners',
  summary: 'The banners of a group, in the caller’s language, in their order.',
  access: 'public',
  shared: true,
  query: z.strictObject({ groupName: z.string().check(z.regex(/^[/a-z_]{1,32}$/i)) }),
  value: z.array(
    z.strictObject({
      bannerId: z.string(),
      groupName: z.string(),
      /** The picture; `urlCompact` is its crop for phones. */
      url: z.string(),
      urlCompact: z.string(),
      eyebrow: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.string(),
      linkageType: z.nullable(z.enum(['route', 'register', 'game'])),
      linkage: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
