import { moneyOf } from '@lantern/outside/money';
import { formatTag } from '@lantern/rules';
import { tableOf } from '../games/index.ts';
import { timesText } from '../games/limbo/rules.ts';
import { spotName } from '../games/spot-name.ts';
import type { BetCall, RollbackCall, WinCall } from '../operator/operator.ts';
import { transactionIds } from '../rounds/round.ts';
import type { Session } from '../sessions/session.store.ts';
import { chooseLanguage, textsOf } from '../texts/texts.ts';
import type { TableBet } from './table-round.ts';

const longest = 300;

const short = (uuid: string): string =>
  Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

function long(part: string): string | undefined {
  const hex = Buffer.from(part, 'base64url').toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return uuid.length === 36 && short(uuid) === part ? uuid : undefined;
}

/** The shared round and the player of a round as the site knows it; undefined for another id. */
export function partsOf(siteRound: string): { tableRoundId: string; playerId: string } | undefined {
  const [tableRoundId, playerId] = siteRound.split('.').map(long);
  return tableRoundId && playerId ? { tableRoundId, playerId } : undefined;
}

/**
 * The round of a player as the site knows it: all bets of one shared round add up there. Tickets
 * add up by their market, so that stakes on opposite results of a match are seen.
 */
export function siteRoundOf({ tableRoundId, playerId, game, choice }: TableBet): string {
  const whole = `${short(tableRoundId)}.${short(playerId)}`;
  const { tickets } = tableOf(game);
  if (!tickets) return whole;
  const ticket = Object.keys(choice).join();
  return `${whole}.${tickets.covers(ticket)?.market ?? ticket.replaceAll('-', '')}`;
}

const play = (bet: TableBet) => ({
  ...{ playerId: bet.playerId, gameCode: bet.game, currency: bet.currency },
  roundId: siteRoundOf(bet),
});

/** The bet in the player's language: `Banker ₫1,000, Tie ₫2,000`. */
function selectionOf(bet: TableBet, { language, digits }: Session, number: number): string {
  const { game, choice, currency, autoAt } = bet;
  const spoken = chooseLanguage(language);
  const [text, money] = [textsOf(spoken), moneyOf(formatTag(spoken), currency, digits)];
  const { tickets } = tableOf(game);
  const parts = Object.entries(choice).map(([spot, amount]) => {
    const on = tickets?.label(number, spot, text) ?? spotName(tableOf(game), spot, text);
    return `${on} ${money.full(BigInt(amount))}`;
  });
  if (autoAt !== null) parts.push(text('crashAutoAt', { times: timesText(autoAt) }));
  const whole = parts.join(', ');
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}

/** The stakes on places that exclude each other. */
function coveringOf({ game, choice }: TableBet): { on: string; amount: string }[] {
  const { opposite, tickets } = tableOf(game);
  return Object.entries(choice).flatMap(([spot, amount]) => {
    const on = tickets ? tickets.covers(spot)?.on : opposite.find((one) => one === spot);
    return on ? [{ on, amount }] : [];
  });
}

/** `number` is that of the shared round. */
export function tableBetCall(bet: TableBet, session: Session, number: number): BetCall {
  const stakes = coveringOf(bet);
  return {
    ...play(bet),
    transactionId: transactionIds(bet.id).bet,
    sessionToken: session.playToken,
    amount: String(bet.total),
    details: {
      selection: selectionOf(bet, session, number),
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
