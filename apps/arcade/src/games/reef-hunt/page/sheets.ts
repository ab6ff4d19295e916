import { moneyOf } from '@lantern/outside/money';
import { make } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import { post } from '../../../page/api.ts';
import { makeFairnessSheet } from '../../../page/frame/fairness-sheet.ts';
import { makeGameRulesSheet } from '../../../page/frame/game-rules-sheet.ts';
import type { GameOptions } from '../../../page/frame/options.ts';
import type { Text, TextKey } from '../../../texts/texts.ts';
import type { Commitment, Rotation, RoundView } from '../../../wire/replies.ts';
import type { Chance } from '../../game.ts';
import { whole } from '../../money.ts';
import { type Kind, kinds, largestOf, sumOf } from '../kinds.ts';
import { drawnFrom, type ReefOutcome, reefHunt, returned } from '../rules.ts';
import type { Hunt } from './hunt.ts';
import { nameOf, timesText } from './kind-list.ts';

/** The chances of a shot at a kind. */
export function chancesOf(kind: Kind): Chance[] {
  const all = sumOf(kind).ways;
  return kind.prizes.map(({ ways, times }) => ({
    ways: BigInt(returned * ways),
    of: BigInt(drawnFrom(kind) * all),
    factor: BigInt(times) * whole,
  }));
}

/** A round at a glance: what its shots paid together. */
export const signOf = (round: RoundView): string => {
  const times = (round.outcome as ReefOutcome | null) ?? [];
  return `×${times.reduce((sum, one) => sum + one, 0)}`;
};

function tableOf(explain: Text, language: string): HTMLElement {
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumSignificantDigits: 3,
  });
  const head = ['' as const, 'reef-huntTimes' as const, 'reef-huntChance' as const].map((key) =>
    make('th', { scope: 'col' }, key === '' ? '' : explain(key)),
  );
  const rows = kinds.map((kind) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, nameOf(kind, explain)),
      make('td', { class: 'num' }, timesText(kind)),
      make('td', { class: 'num' }, percent.format(returned / drawnFrom(kind))),
    ),
  );
  return make('table', { class: 'kind-table' }, make('tr', {}, ...head), ...rows);
}

/** The rules with the table of kinds, and the fairness proof. */
export function makeReefSheets(hunt: Hunt, options: GameOptions): void {
  const { opened, explained } = options;
  const wished = () => kinds[(hunt.wished ?? 1) - 1] ?? (kinds[0] as Kind);
  makeGameRulesSheet({
    ...{ ...options, game: reefHunt, limits: opened.limits, jackpot: undefined },
    money: moneyOf(formatTag(explained), opened.currency, opened.digits),
    board: {
      chances: () => chancesOf(wished()),
      highest: () => BigInt(largestOf(wished())) * whole,
      rules: (explain) => [
        tableOf(explain, explained),
        make('p', {}, explain('reef-huntVolley' as TextKey)),
        make('p', {}, explain('reef-huntOthers' as TextKey)),
      ],
    },
  });
  const { session } = hunt;
  makeFairnessSheet({
    ...{ ...options, first: opened.commitment },
    rounds: () => hunt.history.rounds,
    signOf: (round) => [signOf(round)],
    commitment: () => post<Commitment>('/api/commitment', { session }),
    rotate: (clientSeed) => post<Rotation>('/api/seed', { session, clientSeed }),
  });
}
