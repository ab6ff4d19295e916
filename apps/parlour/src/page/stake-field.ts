import { decimalOf, type Money } from '@lantern/outside/money';
import { byId } from '@lantern/outside/page';
import { payoutOf } from '../game/moon-dice.ts';
import type { OpenView } from '../play/replies.ts';
import type { Text } from '../texts/texts.ts';
import { timesOf, writeRoll } from './stage.ts';

interface Parts {
  opened: OpenView;
  money: Money;
  text: Text;
  balance: () => bigint;
  onChange: () => void;
}

/** Typed text (point or comma) in minor units; undefined when it is not an amount. */
export function readAmount(typed: string, digits: number): bigint | undefined {
  const [, whole = '', fraction = ''] =
    /^(\d{1,13})(?:[.,](\d+))?$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  if (whole === '' || fraction.length > digits) return undefined;
  return BigInt(whole + fraction.padEnd(digits, '0'));
}

/** The stake field with its buttons and its hint. */
export function makeStakeField({ opened, money, text, balance, onChange }: Parts) {
  const field = byId<HTMLInputElement>('stake');
  const least = BigInt(opened.least);
  const most = BigInt(opened.most);
  const read = () => readAmount(field.value, opened.digits);

  const write = (amount: bigint): void => {
    const fitting = amount < least ? least : amount > most ? most : amount;
    field.value = decimalOf(fitting, opened.digits);
    onChange();
  };

  function problemOf(amount: bigint | undefined): string | undefined {
    if (balance() < least) return text('empty');
    if (amount === undefined || amount < least)
      return text('belowLeast', { amount: money.full(least) });
    if (amount > most) return text('aboveMost', { amount: money.full(most) });
    return amount > balance() ? text('aboveBalance') : undefined;
  }

  field.value = decimalOf(least * 10n, opened.digits);
  field.addEventListener('input', onChange);
  byId('half').addEventListener('click', () => write((read() ?? least) / 2n));
  byId('double').addEventListener('click', () => write((read() ?? least) * 2n));
  byId('all').addEventListener('click', () => write(balance()));

  return {
    /** The stake; undefined when it cannot be played. */
    value: (): bigint | undefined => (problemOf(read()) === undefined ? read() : undefined),
    /** Shows the possible payout; returns true when the stake cannot be played. */
    show: (chance: number): boolean => {
      const amount = read();
      const problem = problemOf(amount);
      const hint = byId('hint');
      hint.dataset.problem = problem === undefined ? 'no' : 'yes';
      field.setAttribute('aria-invalid', String(problem !== undefined && balance() >= least));
      byId('pays').textContent = text('paysValue', { times: timesOf(chance) });
      const payout = money.full(payoutOf(amount ?? 0n, chance));
      hint.textContent = problem ?? text('wins', { target: writeRoll(chance * 100), payout });
      return problem !== undefined;
    },
  };
}
