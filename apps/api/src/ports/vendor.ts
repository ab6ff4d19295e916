import type { SignedMessage } from './payment.ts';

export interface LaunchRequest {
  gameCode: string;
  /** Opens the play session once. */
  launchToken: string;
  /** BCP 47. */
  language: string;
  theme: 'light' | 'dark';
}

/** A game vendor: how its games are opened, and how its calls are known. */
export interface Vendor {
  readonly code: string;
  /** Origins from which its games come, for the page's content security policy. */
  readonly origins: readonly string[];
  launchUrl(request: LaunchRequest): string;
  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale';
  /** Whether calls may come from this address. */
  allows(address: string): boolean;
}
