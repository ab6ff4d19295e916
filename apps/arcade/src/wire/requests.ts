import { string } from '@lantern/contracts/strings';
import * as z from 'zod/mini';
import { clientSeedShape } from '../fair/shapes.ts';
import { games, playables, tables } from '../games/index.ts';

/** The requests of the page. Nothing is coerced, and unknown fields are rejected. */
const session = string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const amount = string().check(z.regex(/^[1-9][0-9]{0,14}$/));
const roundId = string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const code = z.enum(games.map(({ code }) => code));

export const openRequest = z.strictObject({
  token: string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/)),
  game: z.enum(playables.map(({ code }) => code)),
});

const roundRequests = new Map(
  games.map(({ code, choice }) => [
    code,
    z.strictObject({
      session,
      game: z.literal(code),
      /** Random, created by the page for each round. */
      roundKey: string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
      stake: amount,
      choice,
      /** A free round, for which `stake` is what it is played for. */
      free: z.optional(z.literal(true)),
    }),
  ]),
);

const stepRequests = new Map(
  games.flatMap((game) =>
    game.steps
      ? [
          [
            game.code,
            z.strictObject({
              session,
              game: z.literal(game.code),
              roundId,
              step: z.int().check(z.minimum(1), z.maximum(1_000)),
              action: game.action,
            }),
          ] as const,
        ]
      : [],
  ),
);

const named = z.object({ game: code });
const nothing = z.never();

/** The shape of a request of the game that it names; other requests have none. */
function shapeIn<Shape>(shapes: ReadonlyMap<string, Shape>, body: unknown): Shape | undefined {
  const read = z.safeParse(named, body);
  return read.success ? shapes.get(read.data.game) : undefined;
}

export const roundRequestOf = (body: unknown) => shapeIn(roundRequests, body) ?? nothing;
export const stepRequestOf = (body: unknown) => shapeIn(stepRequests, body) ?? nothing;

export const seedRequest = z.strictObject({
  session,
  clientSeed: string().check(z.regex(clientSeedShape)),
});

/** The balance, and the commitment to the next round. */
export const sessionRequest = z.strictObject({ session });

const key = string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** A bet at a table: stakes by the codes of their spots. */
export const tableBetRequest = z.strictObject({
  session,
  roundId,
  /** Random, created by the page for each bet. */
  betKey: key,
  stakes: z
    .record(string().check(z.regex(/^[a-z0-9-]{1,20}$/)), amount)
    .check(
      z.refine((stakes) => Object.keys(stakes).length > 0 && Object.keys(stakes).length <= 60),
    ),
  /** In a flight: where the bet is cashed out by itself, in hundredths. */
  autoAt: z.optional(string().check(z.regex(/^[1-9][0-9]{2,5}$/))),
});

export const cashOutRequest = z.strictObject({ session, roundId });

/** The first message on the socket of a table. */
export const tableHello = z.strictObject({ session, game: z.enum(tables.map(({ code }) => code)) });

/** The contribution of a page to a chain that has no randomness yet. */
export const tableRandomness = z.strictObject({
  randomness: string().check(z.regex(/^[0-9a-f]{16,64}$/)),
});

const commitment = string().check(z.regex(/^[0-9a-f]{64}$/));

/** A seat in a room, named by its unit. */
export const joinRequest = z.strictObject({ session, room: amount });

/** A buy-in to a deal, with the SHA-256 of the player's seed. */
export const buyInRequest = z.strictObject({ session, dealId: roundId, betKey: key, commitment });

/** The seed itself, once no one can join any more. */
export const dealSeedRequest = z.strictObject({
  session,
  dealId: roundId,
  seed: string().check(z.regex(/^[0-9a-f]{15}$/)),
});

/** Cards to play, or none to pass. */
export const moveRequest = z.strictObject({
  session,
  dealId: roundId,
  move: z.int().check(z.minimum(1), z.maximum(1_000)),
  cards: z.array(z.int().check(z.minimum(0), z.maximum(51))).check(z.maxLength(13)),
});

/** The first message on the socket of the rooms. */
export const roomHello = z.strictObject({ session });

/** The first message on the socket of the reefs. */
export const reefHello = z.strictObject({ session });

export const roundParams = z.strictObject({ id: roundId });
