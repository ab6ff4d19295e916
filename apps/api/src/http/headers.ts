import type { Config } from '../config.ts';
import type { PageSources } from '../ports/phone-verifier.ts';
import type { InlineParts } from './first-paint.ts';

/**
 * Powers of the browser that no page of ours uses; a game may also fill the screen and play sounds.
 */
const closedPowers =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `${closedPowers}, fullscreen=(), autoplay=()`,
} as const;

/** A reply of a call is data: nothing in it may run, be framed or be kept. */
const asData = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

const transportSecurity = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;

/**
 * What every reply starts with. A page or a picture then says otherwise where it has to; nothing
 * else does.
 */
export function baseHeaders(environment: Config['environment']): Record<string, string> {
  return { ...everywhere, ...asData, ...(environment === 'production' ? transportSecurity : {}) };
}

const nothingInline: InlineParts = { scripts: [], styles: [] };
const nothing: PageSources = { connect: [], script: [], frame: [] };

/** Where a brand's pictures and games come from besides its own site; origins. */
export interface BrandSources {
  images: readonly string[];
  games: readonly string[];
}
const noCdns: BrandSources = { images: [], games: [] };

/**
 * Who may make scripts and their addresses of texts: the cleaner of rich texts, and the site for
 * its service worker's address.
 */
const trusted = ['dompurify', 'site'];

/**
 * What a page may load and frame: itself, the games of the vendors, what comes from the brand's
 * other hosts, and what it needs of the service that verifies phones, where there is one. Of what
 * stands in the page itself, only these parts run.
 */
export function pagePolicy(
  vendorOrigins: readonly string[],
  phones: PageSources = nothing,
  { images, games }: BrandSources = noCdns,
  inline: InlineParts = nothingInline,
): Record<string, string> {
  const gameOrigins = [...new Set([...vendorOrigins, ...games])];
  const frames = [...gameOrigins, ...phones.frame].join(' ');
  const scripts = phones.script.length > 0;
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...phones.script].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...games, ...phones.connect].join(' '),
    `frame-src ${frames || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No script makes scripts of texts, so that a text of somebody else's cannot become one.
    "require-trusted-types-for 'script'",
    // The service's scripts load each other by address: a page that uses them names a policy that
    // lets those addresses through.
    ['trusted-types', ...trusted, ...(scripts ? ['default'] : [])].join(' '),
  ];
  const allowed = ['self', ...gameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': `${closedPowers}, fullscreen=(${allowed}), autoplay=(${allowed})`,
  };
}

/**
 * What the console may load: itself, the pictures that members have sent, and nothing else. It
 * frames nothing.
 */
export function consolePolicy(): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { 'content-security-policy': policy.join('; ') };
}
