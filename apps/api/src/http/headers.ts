import type { Config } from '../config.ts';
import type { PageSources } from '../ports/phone-verifier.ts';
import type { InlineParts } from './first-paint.ts';

/** Browser features that no page uses; games may also use fullscreen and sound. */
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

/** A call's reply is data: it must not be executed, framed or cached. */
const asData = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

const transportSecurity = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;

/** The headers of every reply. Only pages and pictures override some of them. */
export function baseHeaders(environment: Config['environment']): Record<string, string> {
  return { ...everywhere, ...asData, ...(environment === 'production' ? transportSecurity : {}) };
}

const nothingInline: InlineParts = { scripts: [], styles: [] };
const nothing: PageSources = { connect: [], script: [], frame: [] };

/** Other origins of a brand's pictures and games. */
export interface BrandSources {
  images: readonly string[];
  games: readonly string[];
}
const noCdns: BrandSources = { images: [], games: [] };

/** Trusted Types policies: the sanitizer of rich texts, and the address of the service worker. */
const trusted = ['dompurify', 'site'];

/**
 * What a page may load and frame: its own files, the vendors' games, the brand's other origins, and
 * the phone verification service. Only the given inline parts run.
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
    // Strings cannot become scripts, which prevents DOM-based injection.
    "require-trusted-types-for 'script'",
    // The verification service's scripts load each other by address, which needs a default policy.
    ['trusted-types', ...trusted, ...(scripts ? ['default'] : [])].join(' '),
  ];
  const allowed = ['self', ...gameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': `${closedPowers}, fullscreen=(${allowed}), autoplay=(${allowed})`,
  };
}

/** The console loads only its own files and members' pictures, and frames nothing. */
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
