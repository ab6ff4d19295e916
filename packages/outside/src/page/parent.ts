/** A message to the parent page; it contains no secret. */
export type Message = { type: 'lantern:ready' | 'lantern:balance' | 'lantern:close' };

export interface Surroundings {
  /** The origins that may frame the page; `https://*.example` is every name below example. */
  allowed: readonly string[];
  /** The origins of the parent pages, nearest first, in browsers that report them. */
  ancestors: readonly string[];
  referrer: string;
}

function covers(allowed: string, origin: string): boolean {
  const [scheme, below] = allowed.split('://*');
  return below === undefined
    ? allowed === origin
    : origin.startsWith(`${scheme}://`) && origin.endsWith(below);
}

/**
 * The origin of the parent page, if it is known and allowed. Otherwise nothing is posted: a message
 * to any origin would reveal to a stranger that a member is playing.
 */
export function parentOrigin({ allowed, ancestors, referrer }: Surroundings): string | undefined {
  const parent = ancestors[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  return parent !== undefined && allowed.some((one) => covers(one, parent)) ? parent : undefined;
}

/** Posts messages to the parent page; undefined when there is none or it is not allowed. */
export function openParentChannel(): ((message: Message) => void) | undefined {
  if (window.parent === window) return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="frame-ancestors"]');
  const origin = parentOrigin({
    allowed: meta?.content.split(' ') ?? [],
    ancestors: [...(location.ancestorOrigins ?? [])],
    referrer: document.referrer,
  });
  return origin === undefined ? undefined : (message) => window.parent.postMessage(message, origin);
}
