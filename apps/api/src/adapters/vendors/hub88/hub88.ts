import type { KeyObject } from 'node:crypto';
import {
  hub88Games,
  hub88GamesRequest,
  hub88GameUrl,
  hub88Launch,
  hub88Paths,
  hub88Transactions,
  hub88TransactionsRequest,
} from '@lantern/contracts/hub88-wallet';
import { readPublicKey, signRsa, verifyRsa } from '@lantern/signing';
import type { Clock } from '../../../ports/clock.ts';
import type { SignedMessage } from '../../../ports/payment.ts';
import type {
  AskedRound,
  LaunchRequest,
  RoundReport,
  SignatureVerdict,
  Vendor,
} from '../../../ports/vendor.ts';
import type { VendorGame } from '../../../ports/vendor-game.ts';
import { allowedAddresses } from '../allowed-addresses.ts';
import { hub88Catalogue } from './hub88-catalogue.ts';
import { hub88Report } from './hub88-report.ts';

interface Options {
  code: string;
  /** Hub88's address for this site. */
  url: string;
  /** Our number there. */
  operatorId: number;
  /** Signs our calls. In PEM. */
  privateKey: string;
  /** Where its games are. */
  origins: readonly string[];
  allowedAddresses: readonly string[];
  clock: Clock;
  /** The keys that it signs with, in PEM: vendor data, which may change while the site runs. */
  publicKeys: (code: string) => Promise<readonly string[]>;
}

/** Milliseconds: the timeout of a launch, and the age of keys that are used without reading. */
const patience = 5000;
const keysLast = 10_000;

/** A vendor that speaks Hub88's operator API. */
export class Hub88 implements Vendor {
  readonly code: string;
  readonly protocol = 'hub88';
  readonly tokens = 'sent';
  readonly trialMoney = false;
  readonly onLaunchHosts = false;
  readonly origins: readonly string[];
  readonly allows: (address: string) => boolean;
  readonly #options: Options;
  #keys: { read: number; keys: Promise<KeyObject[]> } | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.code = options.code;
    this.allows = allowedAddresses(options.allowedAddresses);
    this.origins = options.origins.map((origin) => new URL(origin).origin);
  }

  async launchUrl({ gameCode, language, player, brand, launchToken }: LaunchRequest) {
    const told = await this.#call(
      hub88Paths.launch,
      hub88Launch.parse({
        operator_id: this.#options.operatorId,
        game_code: gameCode,
        lang: new Intl.Locale(language).language,
        platform: player.mobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        ip: player.address,
        country: player.country ?? 'XX',
        lobby_url: brand.siteUrl,
        sub_partner_id: brand.code,
        // Their demo mode has no user, and makes no wallet calls.
        ...(player.trial
          ? { currency: 'XXX' }
          : { currency: player.currency, user: player.id, token: launchToken }),
      }),
    );
    const game = hub88GameUrl.parse(told).url;
    // The content security policy allows frames of these origins only.
    if (!this.origins.includes(new URL(game).origin))
      throw new Error('The vendor returned a game at a foreign address.');
    return game;
  }

  async games(): Promise<readonly VendorGame[]> {
    const asked = hub88GamesRequest.parse({ operator_id: this.#options.operatorId });
    return hub88Catalogue(hub88Games.parse(await this.#call(hub88Paths.games, asked)));
  }

  /** Their list of a round's transactions does not say whether the round is closed. */
  async roundReport({ playerId, roundId, currency }: AskedRound): Promise<RoundReport> {
    const asked = { operator_id: this.#options.operatorId, user: playerId, round: roundId };
    const told = await this.#call(hub88Paths.transactions, hub88TransactionsRequest.parse(asked));
    return hub88Report(hub88Transactions.parse(told), roundId, currency);
  }

  async #call(path: string, fields: object): Promise<unknown> {
    const { url, privateKey } = this.#options;
    const body = JSON.stringify(fields);
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': signRsa(privateKey, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`The vendor replied with status ${answer.status} to ${path}.`);
    return answer.json();
  }

  /** Their signature has no time: a repeated call changes nothing, by its transaction id. */
  async judge({ body, headers }: SignedMessage): Promise<SignatureVerdict> {
    const signature = headers['x-hub88-signature'];
    if (typeof signature !== 'string') return 'bad_signature';
    return verifyRsa(await this.#publicKeys(), body, signature) ? 'valid' : 'bad_signature';
  }

  #publicKeys(): Promise<KeyObject[]> {
    const now = this.#options.clock.now().getTime();
    if (this.#keys && Math.abs(now - this.#keys.read) < keysLast) return this.#keys.keys;
    const keys = this.#options
      .publicKeys(this.code)
      .then((pems) => pems.flatMap((pem) => readPublicKey(pem) ?? []));
    const read = { read: now, keys };
    this.#keys = read;
    keys.catch(() => {
      if (this.#keys === read) this.#keys = undefined;
    });
    return keys;
  }
}
