import type { Money } from '@lantern/outside/money';
import { make } from '@lantern/outside/page';
import type { AnyGame } from '../../games/game.ts';
import { factorText, oddsOf } from '../../games/money.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { Words } from '../../texts/words.ts';
import type { OpenView } from '../../wire/replies.ts';
import type { Board } from './board.ts';
import { makeSheet } from './sheet.ts';

export interface GameRules extends Words {
  game: AnyGame;
  board: Pick<Board, 'chances' | 'highest' | 'rules'>;
  /** In the language of the explanations, as all amounts and numbers here. */
  money: Money;
  limits: OpenView['limits'];
  /** The site's jackpot, where the game takes part. */
  jackpot: OpenView['jackpot'];
}

/** The rules of a game, what the present choice can pay, the return, and the limits. */
export function makeGameRulesSheet(rules: GameRules): void {
  makeSheet(rules, 'rules', (body) => body.replaceChildren(...rulesOf(rules)));
}

function rulesOf(rules: GameRules): HTMLElement[] {
  const { game, board, explain: text, money, limits } = rules;
  const percent = new Intl.NumberFormat(rules.explained, {
    style: 'percent',
    minimumFractionDigits: 2,
  });
  const [minimum, maximum, cap] = [limits.minimum, limits.maximum, limits.cap].map((amount) =>
    money.full(BigInt(amount)),
  );
  const chances = board.chances();
  const odds = 'rtp' in chances ? chances : oddsOf(chances);
  const facts = {
    share: percent.format(Math.floor(odds.rtp * 10_000 + 1e-6) / 10_000),
    hitRate: percent.format(odds.hitRate),
    volatility: odds.volatility.toFixed(2),
    highest: factorText(board.highest()),
  };
  return [
    make('p', {}, text(`${game.code}Rules` as TextKey)),
    ...(board.rules?.(text) ?? []),
    make('p', { class: 'strong' }, text('rulesReturn', { rtp: percent.format(`${rtpOf(game)}`) })),
    make('p', {}, text('rulesOdds', facts)),
    make('p', {}, text('rulesStakes', { minimum, maximum, cap } as Record<string, string>)),
    ...jackpotOf(rules),
    make('p', { class: 'quiet' }, text(game.steps ? 'rulesLeft' : 'rulesBroken')),
  ];
}

/** The odds of the smallest bet, and what it costs the players: nothing. */
function jackpotOf({ explain: text, explained, jackpot, limits, money }: GameRules): HTMLElement[] {
  if (!jackpot) return [];
  const percent = new Intl.NumberFormat(explained, { style: 'percent', maximumFractionDigits: 2 });
  const odds = BigInt(jackpot.odds) / BigInt(limits.minimum);
  const facts = {
    ...{ minimum: money.full(BigInt(limits.minimum)), odds: odds.toLocaleString(explained) },
    share: percent.format(jackpot.share / 1_000_000),
  };
  return [make('p', {}, text('rulesJackpot', facts))];
}

/** Shifting the point of the text keeps the digits exact. */
const rtpOf = ({ rtp }: AnyGame) => `${rtp as `${number}`}e-2` as `${number}`;
