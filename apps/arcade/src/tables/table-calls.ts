import { moneyOf } from '@lantern/outside/money';
import { formatTag } from '@lantern/rules';
import { tableOf } from '../games/index.ts';
import { timesText } from '../games/limbo/rules.ts';
import type { BetCall, RollbackCall, WinCall } from '../operator/operator.ts';
import { transactionIds } from '../rounds/round.ts';
import type { Session } from '../sessions/session.store.ts';
import { chooseLanguage, type TextKey, textsOf } from '../texts/texts.ts';
import type { TableBet } from './table-round.ts';

const longest = 300;

const short = (uuid: string): string =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

/** The round of a player as the site knows it: all bets of one shared round add up there. */
const siteRoundOf = ({
  tableRoundId,
  playerId,
}: Pick<TableBet, 'tableRoundId' | 'playerId'>): string =>
  `${short(tableRoundId)}.${short(playerId)}`;

const play = (bet: TableBet) => ({
  ...{ playerId: bet.playerId, gameCode: bet.game, currency: bet.currency },
  roundId: siteRoundOf(bet),
});

/** The bet in the player's language: `Banker ₫1,000, Tie ₫2,000`. */
function selectionOf(bet: TableBet, { language, digits }: Session): string {
  const { game, choice, currency, autoAt } = bet;
  const spoken = chooseLanguage(language);
  const [text, money] = [textsOf(spoken), moneyOf(formatTag(spoken), currency, digits)];
  const parts = Object.entries(choice).map(
    ([spot, amount]) => `${text(`${game}-${spot}` as TextKey)} ${money.full(BigInt(amount))}`,
  );
  if (autoAt !== null) parts.push(text('crashAutoAt', { times: timesText(autoAt) }));
  const whole = parts.join(', ');
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}

export function tableBetCall(bet: TableBet, session: Session): BetCall {
  const { opposite } = tableOf(bet.game);
  const stakes = Object.entries(bet.choice)
    .filter(([spot]) => opposite.includes(spot))
    .map(([on, amount]) => ({ on, amount }));
  return {
    ...play(bet),
    transactionId: transactionIds(bet.id).bet,
    sessionToken: session.playToken,
    amount: String(bet.total),
    details: {
      selection: selectionOf(bet, session),
      ...(stakes.length > 0 ? { stakes } : {}),
    },
  };
}

/** What proves the outcome of a shared round. */
export interface TableProof {
  seedHash: string;
  randomness: string;
  number: number;
  outcome: unknown;
}

/** The win of a bet, zero for a lost one. */
export function tableWinCall(
  bet: TableBet,
  payout: bigint,
  proof: TableProof,
  publicUrl: string,
): WinCall {
  const ids = transactionIds(bet.id);
  const { algorithm, notation } = tableOf(bet.game);
  return {
    ...play(bet),
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: String(payout),
    roundClosed: true,
    details: {
      fairness: {
        algorithm,
        serverSeedHash: proof.seedHash,
        clientSeed: proof.randomness,
        nonce: proof.number,
        outcome: notation(proof.outcome),
        verifyUrl: new URL(`/verify?round=${bet.tableRoundId}`, publicUrl).href,
      },
    },
  };
}

export function tableRollbackCall(bet: TableBet): RollbackCall {
  const ids = transactionIds(bet.id);
  return { ...play(bet), transactionId: ids.rollback, targetTransactionId: ids.bet };
}
