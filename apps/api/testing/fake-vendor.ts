import { sign, verify } from '@lantern/signing';
import type { SignedMessage } from '../src/ports/payment.ts';
import type {
  AskedRound,
  LaunchRequest,
  RoundReport,
  Vendor,
  VendorDay,
  VendorRoom,
} from '../src/ports/vendor.ts';
import type { VendorGame } from '../src/ports/vendor-game.ts';

export const vendorSecret = 'the vendor signs with this secret in tests';

/** The in-house vendor as the site sees it, without its service. */
export class FakeVendor implements Vendor {
  readonly code = 'BGS';
  readonly protocol = 'seamless';
  readonly tokens = 'exchanged';
  readonly trialMoney = true;
  readonly onLaunchHosts = true;
  readonly origins = ['http://arcade.test'];
  readonly launches: LaunchRequest[] = [];
  /** The rooms of its card games; undefined while it does not answer. */
  openRooms: VendorRoom[] | undefined = [];
  /** Rejected addresses. */
  readonly refused = new Set<string>();

  /** What it reports of a round, by its id; `silent` ones are not answered. */
  readonly reports = new Map<string, RoundReport | 'silent'>();

  /** What it publishes; undefined while it does not answer. */
  published: VendorGame[] | undefined = [];

  async games(): Promise<readonly VendorGame[]> {
    if (!this.published) throw new Error('the vendor does not answer');
    return this.published;
  }

  /** What it reports of a day; `silent` ones are not answered. Without one it keeps no list. */
  readonly days = new Map<string, VendorDay | 'silent'>();

  async dayReport(day: string): Promise<VendorDay | undefined> {
    const report = this.days.get(day);
    if (report === 'silent') throw new Error('the vendor does not answer');
    return report ?? (this.days.size > 0 ? { bets: [], wins: [] } : undefined);
  }

  async roundReport({ roundId }: AskedRound): Promise<RoundReport> {
    const report = this.reports.get(roundId);
    if (report === 'silent') throw new Error('the vendor does not answer');
    return report ?? { state: 'unknown', bets: [], wins: [], rollbacks: [] };
  }

  async launchUrl(request: LaunchRequest): Promise<string> {
    this.launches.push(request);
    return `http://arcade.test/play/${request.gameCode}?token=${request.launchToken}`;
  }

  async rooms(): Promise<readonly VendorRoom[]> {
    if (!this.openRooms) throw new Error('no answer');
    return this.openRooms;
  }

  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale' {
    return verify([vendorSecret], message, message.headers, Date.now());
  }

  allows(address: string): boolean {
    return !this.refused.has(address);
  }
}

export const signAsVendor = (path: string, body: string, secret = vendorSecret, now = Date.now()) =>
  sign(secret, { method: 'POST', path, body }, now);
