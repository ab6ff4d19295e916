import { catalogueValue } from '@lantern/contracts/seamless-wallet';
import {
  createPlayerRequest,
  createPlayerValue,
  transferWalletPaths as paths,
  type ReportedRound,
  roundRequest,
  roundsRequest,
  roundsValue,
  roundValue,
  type TransferValue,
  transferAllRequest,
  transferRequest,
  transferStatusRequest,
  transferValue,
  vendorBalanceRequest,
  vendorBalanceValue,
  vendorLaunchRequest,
  vendorLaunchValue,
} from '@lantern/contracts/transfer-wallet';
import { sign } from '@lantern/signing';
import * as z from 'zod/mini';
import type { Clock } from '../../../ports/clock.ts';
import type {
  RoundPage,
  TransferEnd,
  TransferOrder,
  TransferVendor,
  VendorLaunch,
  VendorPlayer,
} from '../../../ports/transfer-vendor.ts';
import type { VendorGame } from '../../../ports/vendor-game.ts';
import { publishedGames } from '../published-games.ts';

interface Options {
  code: string;
  /** The vendor's address for this site. */
  url: string;
  /** Its address for browsers. */
  publicUrl: string;
  secret: string;
  clock: Clock;
  /** Timeout in milliseconds. */
  patience?: number;
}

const usualPatience = 5000;
const accepted = z.object({ success: z.literal(true), value: z.unknown() });

const wireOrder = ({ playerId, currency, reference, amount }: TransferOrder) =>
  transferRequest.parse({ playerId, currency, reference, amount: amount.toString() });

/** A vendor that speaks our transfer protocol, such as the stand-in (`apps/parlour`). */
export class Transfer implements TransferVendor {
  readonly code: string;
  readonly origins: readonly string[];
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.code = options.code;
    this.origins = [new URL(options.publicUrl).origin];
  }

  async createPlayer(player: VendorPlayer & { digits: number; nickname: string }): Promise<void> {
    await this.#call(paths.createPlayer, createPlayerRequest.parse(player), createPlayerValue);
  }

  transferIn(order: TransferOrder): Promise<TransferEnd> {
    return this.#transfer(paths.transferIn, wireOrder(order));
  }

  transferOut(order: TransferOrder): Promise<TransferEnd> {
    return this.#transfer(paths.transferOut, wireOrder(order));
  }

  transferOutAll({
    playerId,
    currency,
    reference,
  }: Omit<TransferOrder, 'amount'>): Promise<TransferEnd> {
    return this.#transfer(
      paths.transferOutAll,
      transferAllRequest.parse({ playerId, currency, reference }),
    );
  }

  endOf(reference: string): Promise<TransferEnd> {
    return this.#transfer(paths.status, transferStatusRequest.parse({ reference }));
  }

  async balance({ playerId, currency }: VendorPlayer): Promise<bigint> {
    const body = vendorBalanceRequest.parse({ playerId, currency });
    const told = await this.#call(paths.balance, body, vendorBalanceValue);
    if (told.playerId !== playerId || told.currency !== currency)
      throw new Error('The vendor returned the balance of another player.');
    return BigInt(told.balance);
  }

  async rounds(after: string | undefined, most: number, patience?: number): Promise<RoundPage> {
    const body = roundsRequest.parse({ ...(after !== undefined && { after }), most });
    const { totals, completeUntil, ...page } = await this.#call(
      paths.rounds,
      body,
      roundsValue,
      patience,
    );
    const sum = (of: 'stake' | 'payout') =>
      page.rounds.reduce((total, round) => total + BigInt(round[of]), 0n).toString();
    if (
      totals.rounds !== page.rounds.length ||
      totals.stake !== sum('stake') ||
      totals.payout !== sum('payout')
    )
      throw new Error('The totals of the reported rounds are wrong.');
    return { ...page, completeUntil: new Date(completeUntil) };
  }

  async games(): Promise<readonly VendorGame[]> {
    return publishedGames((await this.#call(paths.games, {}, catalogueValue)).games);
  }

  async round(asked: { playerId: string; roundId: string }): Promise<ReportedRound | undefined> {
    const { round } = await this.#call(paths.round, roundRequest.parse(asked), roundValue);
    if (round && (round.roundId !== asked.roundId || round.playerId !== asked.playerId))
      throw new Error('The vendor reported another round.');
    return round ?? undefined;
  }

  async launch(launch: VendorLaunch): Promise<string> {
    const { url } = await this.#call(
      paths.launch,
      vendorLaunchRequest.parse(launch),
      vendorLaunchValue,
    );
    // The content security policy allows frames of this origin only.
    if (new URL(url).origin !== this.origins[0])
      throw new Error('The vendor returned a game at a foreign address.');
    return url;
  }

  async #transfer(
    path: string,
    body: { reference: string; currency?: string },
  ): Promise<TransferEnd> {
    const told: TransferValue = await this.#call(path, body, transferValue);
    if (told.reference !== body.reference)
      throw new Error('The reply of the vendor is about another transfer.');
    if (told.status === 'refused') return { status: 'refused', reason: told.reason };
    if (body.currency !== undefined && told.currency !== body.currency)
      throw new Error('The reply of the vendor is in another currency.');
    return { status: 'done', amount: BigInt(told.amount) };
  }

  async #call<Value extends z.ZodMiniType>(
    path: string,
    message: object,
    value: Value,
    patience = this.#options.patience ?? usualPatience,
  ): Promise<z.infer<Value>> {
    const { url, secret, clock } = this.#options;
    const body = JSON.stringify(message);
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...sign(secret, { method: 'POST', path, body }, clock.now().getTime()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`The vendor replied with status ${answer.status} to ${path}.`);
    return value.parse(accepted.parse(await answer.json()).value);
  }
}
