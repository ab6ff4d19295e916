import type { VendorProtocol } from '@lantern/contracts';
import type { ReportLine, SignedMessage } from './payment.ts';
import type { VendorGame } from './vendor-game.ts';

export interface LaunchRequest {
  gameCode: string;
  /** Opens the play session: exchanged once, or sent along with each call (see `tokens`). */
  launchToken: string;
  /** BCP 47. */
  language: string;
  theme: 'light' | 'dark';
  /** The room of a card game that opens at once, by the vendor's code. */
  room?: string | undefined;
  player: {
    /** The member's id. */
    id: string;
    currency: string;
    /** With play money. */
    trial: boolean;
    address: string;
    /** ISO 3166-1, two letters; undefined if unknown. */
    country: string | undefined;
    mobile: boolean;
  };
  /** The brand's code, and its site for the way back. */
  brand: { code: string; siteUrl: string };
}

export interface AskedRound {
  /** The vendor's id of the round. */
  roundId: string;
  playerId: string;
  currency: string;
}

/** How a round stands at the vendor, with the vendor's own ids of its transactions. */
export interface RoundReport {
  /** `unknown`: the vendor has no such round of this player. */
  state: 'unknown' | 'open' | 'ended';
  /** The bets that the vendor has accepted. */
  bets: readonly string[];
  /** The amount is in minor units. */
  wins: readonly {
    transactionId: string;
    targetId: string;
    amount: string;
    /** It has drawn the jackpot. */
    jackpot?: true | undefined;
  }[];
  rollbacks: readonly { transactionId: string; targetId: string }[];
}

/**
 * A vendor in seamless mode: opens its games and authenticates its calls. What the calls say is a
 * protocol of `modules/play/protocols`.
 */
export interface Vendor {
  readonly code: string;
  readonly protocol: VendorProtocol;
  /**
   * `exchanged`: the vendor exchanges the token of a launch for another one, once. `sent`: it sends
   * the token of the launch with its calls.
   */
  readonly tokens: 'exchanged' | 'sent';
  /** Whether trial accounts play with our play money; otherwise the vendor has its own. */
  readonly trialMoney: boolean;
  /** Origins of its games, for the page's content security policy. */
  readonly origins: readonly string[];
  /** Whether its games can also be opened at a brand's launch hosts (`launchGameCdns`). */
  readonly onLaunchHosts: boolean;
  /** The address of a game. Throws if the vendor does not answer. */
  launchUrl(request: LaunchRequest): Promise<string>;
  /** All games that the vendor publishes. Throws without a valid answer. */
  games(): Promise<readonly VendorGame[]>;
  /** What the vendor knows of a round. Throws without a valid answer. */
  roundReport(asked: AskedRound): Promise<RoundReport>;
  /**
   * What moved money in the rounds that began on a day in UTC, such as `2026-11-22`; undefined if
   * the vendor keeps no such list. Throws without a valid answer.
   */
  dayReport?(day: string): Promise<VendorDay | undefined>;
  /** The rooms of its card games. Throws if the vendor does not answer. */
  rooms?(): Promise<readonly VendorRoom[]>;
  judge(message: SignedMessage): SignatureVerdict | Promise<SignatureVerdict>;
  /** Whether calls may come from this address. */
  allows(address: string): boolean;
}

/** Bets and wins that stand, by the vendor's ids of its transactions. */
export interface VendorDay {
  bets: ReportLine[];
  wins: ReportLine[];
}

/** A room of a card game, with the players in it now. Amounts are minor units. */
export interface VendorRoom {
  gameCode: string;
  /** The vendor's code of the room. */
  room: string;
  currency: string;
  /** With play money. */
  trial: boolean;
  /** What payments count in. */
  unit: string;
  /** What a deal costs to join. */
  buyIn: string;
  players: number;
}

export type SignatureVerdict = 'valid' | 'bad_signature' | 'stale';
