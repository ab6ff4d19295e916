/** Where the service's check of who asks has its scripts. */
const sources = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const;

/** The part of the browser's interface that is used here; not every browser has it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: 'default',
    rules: { createScriptURL: (address: string) => string | null },
  ): unknown;
}

export const allowedScript = (address: string): string | null =>
  sources.some((source) => address.startsWith(source)) ? address : null;

/**
 * Lets the scripts of the service load by their addresses, which the site's trusted-types policy
 * forbids otherwise. Nothing else is let through, and text still becomes no script.
 */
export function allowServiceScripts(
  { trustedTypes }: { trustedTypes?: TrustedTypes } = window as never,
): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: allowedScript });
}
