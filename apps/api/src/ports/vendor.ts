import type { SignedMessage } from './payment.ts';

export interface LaunchRequest {
  gameCode: string;
  /** Opens the play session once. */
  launchToken: string;
  /** BCP 47. */
  language: string;
  theme: 'light' | 'dark';
}

/** A vendor in seamless mode: opens its games and authenticates its calls. */
export interface Vendor {
  readonly code: string;
  /** Origins of its games, for the page's content security policy. */
  readonly origins: readonly string[];
  /** Whether its games can also be opened at a brand's launch hosts (`launchGameCdns`). */
  readonly onLaunchHosts: boolean;
  launchUrl(request: LaunchRequest): string;
  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale';
  /** Whether calls may come from this address. */
  allows(address: string): boolean;
}
