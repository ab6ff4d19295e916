import type {
  LotteryGame,
  LotteryTicket,
  lotteryMenu,
  lotteryRateCard,
  openedLottery,
  PublishedLotteryDraw,
  ValueOf,
} from '@lantern/contracts';
import { chainOf, commitmentTo, leafOf, proofOf, resultOf, rootOf } from '@lantern/draws';
import { randomnessOf, roundAfter } from '@lantern/draws/beacon';
import { localChain } from '@lantern/draws/local-chain';
import type { TicketProof } from '../src/features/lottery/verify/in-book.ts';

export const fiveGame: LotteryGame = {
  gameCode: 'ssc-1',
  gameName: 'Lantern Five',
  gameType: 'ELOTT',
  family: 'ssc',
  region: null,
  every: 60,
  closing: 5,
  prizeModes: ['Elott'],
  defaultPlayType: 'back3.direct',
};

export const menuOf = (...games: LotteryGame[]): ValueOf<typeof lotteryMenu> => [
  { gameGroupCode: 'ssc', labelName: 'Five digits', gameMenus: games },
];

const after = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** Open draws that close a minute after each other, and the last result. */
export const openedOf = (
  { gameCode }: LotteryGame,
  count = 2,
  last: string[] = ['8', '4', '6', '2', '2'],
): ValueOf<typeof openedLottery> => ({
  now: after(0),
  games: [
    {
      gameCode,
      numeros: Array.from({ length: count }, (_, at) => ({
        drawId: `${gameCode}-20261123-000${at + 2}`,
        numero: `20261123-000${at + 2}`,
        opensAt: after(at * 60 - 30),
        closesAt: after(at * 60 + 300),
        drawsAt: after(at * 60 + 305),
      })),
      last: { drawId: `${gameCode}-20261123-0001`, numero: '20261123-0001', result: last },
    },
  ],
});

export const pricesOf = (game: LotteryGame, version = 3): ValueOf<typeof lotteryRateCard> => ({
  game,
  prizeMode: 'Elott',
  version,
  currency: 'VND',
  units: ['1000000', '100000'],
  series: { least: 1700, most: 1980, step: 20, initial: 1980 },
  rates: { 'back3.direct': { kind: 'series' }, position: { kind: 'series' } },
  exposureLimit: '500000000',
});

export const ticketOf = (
  game: LotteryGame,
  change: Partial<LotteryTicket> = {},
): LotteryTicket => ({
  reference: 'L-7K2M9Q4W',
  drawId: `${game.gameCode}-20261123-0002`,
  gameCode: game.gameCode,
  gameName: game.gameName,
  family: game.family,
  numero: '20261123-0002',
  prizeMode: 'Elott',
  state: 'placed',
  drawState: 'open',
  trial: false,
  currency: 'VND',
  amount: '2000',
  payout: '0',
  rebate: '0',
  mostPayout: '990000',
  placedAt: after(-20),
  closesAt: after(300),
  drawsAt: after(305),
  cancellable: true,
  result: null,
  chase: null,
  correction: null,
  lines: [
    {
      play: 'back3.direct',
      selection: '1|2|3,4',
      notes: 2,
      unit: '1000000',
      multiple: 1,
      series: 1980,
      cardVersion: 3,
      cost: '2000',
      payout: null,
    },
  ],
  ...change,
});

/** What the bet book has of the line of `ticketOf`. */
const bookLine = {
  ...{ play: 'back3.direct', selection: '1|2|3,4', unit: '1000000', multiple: '1' },
  ...{ series: '1980', cardVersion: '3', cost: '2000' },
};

interface Finished {
  draw: PublishedLotteryDraw;
  /** Of the first ticket, and of each. */
  proof: TicketProof;
  proofs: TicketProof[];
}

/** A finished draw of a local beacon with tickets of `ticketOf` in its book, as published. */
export function finishedDraw(...references: string[]): Finished {
  const { chain, sign } = localChain('0a'.repeat(32), 1_700_000_000, 1);
  const { anchor, seeds } = chainOf('0b'.repeat(32), 5);
  const seed = seeds[2] ?? '';
  const drawId = 'ssc-1-20261123-0001';
  const closedAt = 1_700_000_100_000;
  const round = roundAfter(chain, closedAt, 2000);
  const beacon = sign(round);
  const books = (references.length === 0 ? ['L-7K2M9Q4W'] : references).map((reference) => ({
    ...{ drawId, reference, salt: '05'.repeat(16), lines: [bookLine] },
  }));
  const leaves = books.map(leafOf);
  const bookRoot = rootOf(leaves);
  const proofs = books.map((book, at) => ({
    ...{ ...book, leaf: leaves[at] ?? '', bookRoot },
    ...proofOf(leaves, at),
    path: [...proofOf(leaves, at).path],
  }));
  const [proof] = proofs;
  if (!proof) throw new Error('there is no ticket');
  const at = new Date(closedAt).toISOString();
  const opensAt = new Date(closedAt - 60_000).toISOString();
  const randomness = randomnessOf(beacon);
  return {
    draw: {
      drawId,
      gameCode: 'ssc-1',
      family: 'ssc',
      numero: '20261123-0001',
      state: 'settled',
      ...{ opensAt, closesAt: at, drawsAt: at, closedAt: at, drawnAt: at, settledAt: at },
      margin: 2000,
      seedChain: { anchor, length: 5, place: 2 },
      commitment: commitmentTo(seed),
      committedAt: opensAt,
      bookRoot,
      tickets: books.length,
      beacon: {
        chain: chain.hash,
        publicKey: chain.publicKey,
        genesis: chain.genesis,
        period: chain.period,
        madeAt: at,
        ...beacon,
      },
      seed,
      result: [...resultOf('ssc', { drawId, seed, bookRoot, randomness })],
      voidedAt: null,
      voidReason: null,
      corrections: [],
    },
    ...{ proof, proofs },
  };
}
