import { verify } from '@lantern/signing';
import type { Clock } from '../ports/clock.ts';
import type { SignedMessage } from '../ports/payment.ts';
import type { LaunchRequest, SignatureVerdict, Vendor } from '../ports/vendor.ts';
import { allowedAddresses } from './allowed-addresses.ts';

interface Options {
  publicUrl: string;
  secrets: readonly string[];
  allowedAddresses: readonly string[];
  clock: Clock;
}

/** The in-house vendor (`apps/arcade`), which uses our own protocol. */
export class Bgs implements Vendor {
  readonly code = 'BGS';
  readonly protocol = 'seamless';
  readonly tokens = 'exchanged';
  readonly trialMoney = true;
  readonly onLaunchHosts = true;
  readonly origins: readonly string[];
  readonly allows: (address: string) => boolean;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.allows = allowedAddresses(options.allowedAddresses);
    this.origins = [new URL(options.publicUrl).origin];
  }

  async launchUrl(request: LaunchRequest): Promise<string> {
    const url = new URL(`/play/${encodeURIComponent(request.gameCode)}`, this.#options.publicUrl);
    url.searchParams.set('token', request.launchToken);
    url.searchParams.set('lang', request.language);
    url.searchParams.set('theme', request.theme);
    return url.href;
  }

  judge(message: SignedMessage): SignatureVerdict {
    return verify(
      this.#options.secrets,
      message,
      message.headers,
      this.#options.clock.now().getTime(),
    );
  }
}
