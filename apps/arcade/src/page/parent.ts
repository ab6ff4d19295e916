/** What the page around us is told; nothing in it is secret. */
export type Message = { type: 'lantern:ready' | 'lantern:balance' | 'lantern:close' };

export interface Surroundings {
  /**
   * The origins that the server lets frame us, as in its policy: `https://*.example` is every name
   * below example.
   */
  allowed: readonly string[];
  /** The origins around us, the nearest first, where the browser tells. */
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
 * The origin of the page around us, if it is certain and allowed. Without this nothing is posted: a
 * message for anybody would tell a stranger that somebody plays.
 */
export function parentOrigin({ allowed, ancestors, referrer }: Surroundings): string | undefined {
  const told = ancestors[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  return told !== undefined && allowed.some((one) => covers(one, told)) ? told : undefined;
}

/** Tells the page around us; undefined where there is none, or none that may know. */
export function parentLine(): ((message: Message) => void) | undefined {
  if (window.parent === window) return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="frame-ancestors"]');
  const origin = parentOrigin({
    allowed: meta?.content.split(' ') ?? [],
    ancestors: [...(location.ancestorOrigins ?? [])],
    referrer: document.referrer,
  });
  return origin === undefined ? undefined : (message) => window.parent.postMessage(message, origin);
}
