import { insertArt, make } from '@lantern/outside/page';
import type { MakeBoard } from '../../../page/frame/board.ts';
import { animate } from '../../../page/frame/count.ts';
import { option, value } from '../../../page/frame/parts.ts';
import { amountIn } from '../../../page/frame/stake-field.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { type LimboChoice, limboChances, targets, timesText } from '../rules.ts';
import './board.css';
import sky from './sky.svg?raw';

type LimboRound = RoundView<LimboChoice, string>;
const climbMs = 620;
/** Digits of a result that fit in the large size. */
const large = 6;

/** The height of the rocket as one number, and the target below. */
export const makeBoard: MakeBoard = ({ text, language, root, options, changed }) => {
  let target = 200n;
  const number = make('output', { class: 'limbo-number num' }, '1.00×');
  const board = make('div', { class: 'limbo' }, number);
  insertArt(board, sky);
  root.append(board);
  const field = make('input', {
    ...{ class: 'small-field num', inputmode: 'decimal', maxlength: '10', autocomplete: 'off' },
    'aria-label': text('limboField'),
  });
  const chance = value();
  const wide = option(text('limboField'), field);
  wide.style.gridColumn = 'span 2';
  options.append(wide, option(text('chance'), chance));
  const percent = new Intl.NumberFormat(language, {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumSignificantDigits: 4 },
  });
  const write = (hundredths: bigint) => {
    target = hundredths;
    chance.textContent = percent.format(99 / Number(target));
  };
  field.addEventListener('input', () => {
    const entered = amountIn(field.value, 2);
    if (entered === undefined || entered < targets.least || entered > targets.most) return;
    write(entered);
    changed();
  });
  field.addEventListener('change', () => {
    const entered = amountIn(field.value, 2) ?? target;
    write(
      entered < targets.least ? targets.least : entered > targets.most ? targets.most : entered,
    );
    field.value = timesText(target);
    changed();
  });
  const show = (hundredths: bigint) => {
    const shown = `${timesText(hundredths)}×`;
    number.textContent = shown;
    number.toggleAttribute('data-long', shown.length > large + 1);
  };
  field.value = timesText(target);
  write(target);
  const choice = () => ({ target: String(target) });
  return {
    choice,
    chances: () => limboChances(choice()),
    highest: () => target * 100n,
    lock: (locked) => {
      field.readOnly = locked;
    },
    begin: () => {
      delete number.dataset.won;
      board.dataset.flight = 'down';
    },
    show: async (round, quick) => {
      const { outcome, payout } = round as LimboRound;
      const result = BigInt(outcome ?? '100');
      board.dataset.flight = 'up';
      await animate(quick ? 0 : climbMs, (share) => {
        const at = BigInt(Math.round(share * 1_000));
        show(100n + ((result - 100n) * at) / 1_000n);
      });
      show(result);
      number.dataset.won = String(payout !== '0');
    },
    restore: (past) => {
      write(BigInt((past as LimboChoice).target));
      field.value = timesText(target);
    },
    sign: ({ outcome }) => `${timesText(BigInt(outcome as string))}×`,
    words: ({ outcome }) => text('limboReached', { result: timesText(BigInt(outcome as string)) }),
  };
};
