import * as z from 'zod/mini';
import { announcementTypes } from './announcement.ts';
import { prizeModes } from './brand-choices.ts';
import { endpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { string } from './strings.ts';
import { colour } from './wire.ts';

const publicJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: string(),
  y: string(),
  kid: string(),
  use: z.literal('enc'),
  alg: z.literal('ECDH-ES'),
});

export const sealingKeys = endpoint({
  name: 'sealingKeys',
  method: 'GET',
  path: '/wps/system/keys',
  summary: 'Lists the public keys for sealed bodies, newest first, and the server time in seconds.',
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
  modId: string(),
  enabled: z.boolean(),
  get childrenNodes() {
    return z.array(moduleSwitch);
  },
});

export const whitelabel = endpoint({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Returns the brand’s module switches as a tree.',
  access: 'public',
  whenClosed: true,
  shared: true,
  value: z.array(moduleSwitch),
  refusals: [],
});

/** Colours a brand can set. */
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
  summary: 'Returns the brand settings that a page needs at start.',
  access: 'public',
  whenClosed: true,
  shared: true,
  value: z.strictObject({
    merchantCode: string(),
    name: string(),
    platform: z.literal('web'),
    device: z.literal('WEB'),
    currency,
    currencySymbol: string(),
    /** BCP 47, the default first. */
    languages: z.array(string()),
    defaultLanguage: string(),
    countryDialingCode: string(),
    minimumAge: z.number(),
    /** Of the copyright line; null for the current one. */
    copyrightYear: z.nullable(z.number()),
    theme: z.strictObject({ light: themeColours, dark: themeColours }),
    /** The address of the picture beside forms on wide screens; null without one. */
    welcomePicture: z.nullable(string()),
    /** The captcha refresh interval per address, in milliseconds. */
    captchaRefreshMs: z.number(),
    /** The platform's code of each language, such as TY for Vietnamese. */
    languageCodes: z.record(string(), string()),
    lotteryType: string(),
    prizeModes: z.array(z.enum(prizeModes)),
    announcementTypes: z.array(z.enum(announcementTypes)),
    announcementExecution: z.literal('B'),
    /** The chat's header colour, and its colour in the side menu. */
    chat: z.strictObject({ headerColor: colour, menuColor: colour }),
    /** CDN hosts of pictures and games; a page picks one at random and retries another. */
    imageCdns: z.array(string()),
    launchGameCdns: z.array(string()),
    /** Whether the side bars stay next to a seamless game and the Vietnamese lottery (NAV-04). */
    barsBesideGames: z.boolean(),
    /** The ranks of members with their colours, from level 1. */
    ranks: z.array(z.strictObject({ labelName: string(), color: colour, color2: colour })),
  }),
  refusals: [],
});

export const banners = endpoint({
  name: 'banners',
  method: 'GET',
  path: '/wps/system/banners',
  summary: 'Lists the banners of a group in the caller’s language, in order.',
  access: 'public',
  shared: true,
  query: z.strictObject({ groupName: string().check(z.regex(/^[/a-z_]{1,32}$/i)) }),
  value: z.array(
    z.strictObject({
      bannerId: string(),
      groupName: string(),
      /** The picture; `urlCompact` is its crop for phones. */
      url: string(),
      urlCompact: string(),
      eyebrow: string(),
      title: string(),
      text: string(),
      action: string(),
      linkageType: z.nullable(z.enum(['route', 'register', 'game'])),
      linkage: z.nullable(string()),
    }),
  ),
  refusals: [],
});
