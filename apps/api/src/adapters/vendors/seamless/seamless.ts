import {
  catalogueValue,
  dayReportRequest,
  dayReportValue,
  roundReportRequest,
  roundReportValue,
  vendorPaths,
} from '@lantern/contracts/seamless-wallet';
import { string } from '@lantern/contracts/strings';
import { sign, verify } from '@lantern/signing';
import * as z from 'zod/mini';
import type { Clock } from '../../../ports/clock.ts';
import type { SignedMessage } from '../../../ports/payment.ts';
import type {
  AskedRound,
  LaunchRequest,
  RoundReport,
  SignatureVerdict,
  Vendor,
  VendorDay,
  VendorRoom,
} from '../../../ports/vendor.ts';
import type { VendorGame } from '../../../ports/vendor-game.ts';
import { allowedAddresses } from '../allowed-addresses.ts';
import { publishedGames } from '../published-games.ts';

interface Options {
  code: string;
  /** Its address for the site, and for browsers. */
  url: string;
  publicUrl: string;
  secrets: readonly string[];
  allowedAddresses: readonly string[];
  clock: Clock;
  /** The site renders the pictures of its games, and opens them at a brand's launch hosts. */
  house?: boolean;
}

/** Milliseconds until a call to the vendor has failed. */
const patience = 5000;
const accepted = z.object({ success: z.literal(true), value: z.unknown() });

const digits = string().check(z.regex(/^\d{1,15}$/));
const roomsValue = z.object({
  rooms: z.array(
    z.object({
      game: string(),
      currency: string(),
      trial: z.boolean(),
      unit: digits,
      buyIn: digits,
      players: z.number().check(z.int(), z.minimum(0)),
    }),
  ),
});

/** A lobby does not wait longer for the players in the rooms. */
const roomsPatience = 1500;

/** A vendor that speaks our own protocol, such as the in-house one (`apps/arcade`). */
export class Seamless implements Vendor {
  readonly code: string;
  readonly protocol = 'seamless';
  readonly tokens = 'exchanged';
  readonly trialMoney = true;
  readonly onLaunchHosts: boolean;
  readonly origins: readonly string[];
  readonly allows: (address: string) => boolean;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.code = options.code;
    this.onLaunchHosts = options.house ?? false;
    this.allows = allowedAddresses(options.allowedAddresses);
    this.origins = [new URL(options.publicUrl).origin];
  }

  async launchUrl(request: LaunchRequest): Promise<string> {
    const url = new URL(`/play/${encodeURIComponent(request.gameCode)}`, this.#options.publicUrl);
    url.searchParams.set('token', request.launchToken);
    url.searchParams.set('lang', request.language);
    url.searchParams.set('theme', request.theme);
    if (request.room) url.searchParams.set('room', request.room);
    return url.href;
  }

  async games(): Promise<readonly VendorGame[]> {
    const told = catalogueValue.parse(await this.#call('GET', vendorPaths.games));
    const games = publishedGames(told.games);
    return this.#options.house ? games.map((game) => ({ ...game, picture: null })) : games;
  }

  async roundReport({ playerId, roundId }: AskedRound): Promise<RoundReport> {
    const body = JSON.stringify(roundReportRequest.parse({ playerId, roundId }));
    const told = roundReportValue.parse(await this.#call('POST', vendorPaths.round, body));
    return {
      ...told,
      wins: told.wins.map(({ betTransactionId: targetId, ...win }) => ({ targetId, ...win })),
      rollbacks: told.rollbacks.map(({ targetTransactionId: targetId, transactionId }) => ({
        ...{ targetId, transactionId },
      })),
    };
  }

  async dayReport(day: string): Promise<VendorDay | undefined> {
    const report: VendorDay = { bets: [], wins: [] };
    for (let after: string | null = null; ; ) {
      const body = JSON.stringify(dayReportRequest.parse({ day, after }));
      const answer = await this.#send('POST', vendorPaths.day, body, patience);
      if (answer.status === 404) return undefined;
      const page = dayReportValue.parse(await readValue(answer, vendorPaths.day));
      for (const { transactionId: id, kind, currency, amount } of page.transactions)
        report[kind === 'bet' ? 'bets' : 'wins'].push({
          ...{ reference: id, id, status: 'paid', amount: BigInt(amount), currency },
          at: new Date(day),
        });
      if (page.next === null) return report;
      if (page.next === after) throw new Error('The vendor repeats a page of its list.');
      after = page.next;
    }
  }

  async rooms(): Promise<readonly VendorRoom[]> {
    const told = await this.#call('GET', vendorPaths.rooms, '', roomsPatience);
    const { rooms } = roomsValue.parse(told);
    return rooms.map(({ game, ...room }) => ({ ...room, gameCode: game, room: room.unit }));
  }

  judge(message: SignedMessage): SignatureVerdict {
    return verify(
      this.#options.secrets,
      message,
      message.headers,
      this.#options.clock.now().getTime(),
    );
  }

  /** A signed call to the vendor; the value of its reply. */
  async #call(method: 'GET' | 'POST', path: string, body = '', wait = patience): Promise<unknown> {
    return readValue(await this.#send(method, path, body, wait), path);
  }

  #send(method: 'GET' | 'POST', path: string, body: string, wait: number): Promise<Response> {
    const { url, secrets, clock } = this.#options;
    return fetch(new URL(path, url), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...sign(secrets[0] ?? '', { method, path, body }, clock.now().getTime()),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
    });
  }
}

async function readValue(answer: Response, path: string): Promise<unknown> {
  if (!answer.ok) throw new Error(`The vendor replied with status ${answer.status} to ${path}.`);
  return accepted.parse(await answer.json()).value;
}
