import { BlockList, isIPv6 } from 'node:net';
import { verify } from '@lantern/signing';
import type { Clock } from '../ports/clock.ts';
import type { SignedMessage } from '../ports/payment.ts';
import type { LaunchRequest, Vendor } from '../ports/vendor.ts';

interface Options {
  publicUrl: string;
  secrets: readonly string[];
  allowedAddresses: readonly string[];
  clock: Clock;
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

/** The in-house vendor (`apps/arcade`), which uses our own protocol. */
export class Bgs implements Vendor {
  readonly code = 'BGS';
  readonly onLaunchHosts = true;
  readonly origins: readonly string[];
  readonly #options: Options;
  readonly #allowed: BlockList;

  constructor(options: Options) {
    this.#options = options;
    this.#allowed = blockListOf(options.allowedAddresses);
    this.origins = [new URL(options.publicUrl).origin];
  }

  launchUrl(request: LaunchRequest): string {
    const url = new URL(`/play/${encodeURIComponent(request.gameCode)}`, this.#options.publicUrl);
    url.searchParams.set('token', request.launchToken);
    url.searchParams.set('lang', request.language);
    url.searchParams.set('theme', request.theme);
    return url.href;
  }

  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale' {
    return verify(
      this.#options.secrets,
      message,
      message.headers,
      this.#options.clock.now().getTime(),
    );
  }

  allows(address: string): boolean {
    if (this.#options.allowedAddresses.length === 0) return true;
    return this.#allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}
