import type { Money } from '@lantern/outside/money';
import { byId, onPress, setUsable } from '@lantern/outside/page';
import type { Table } from './table.ts';

export interface Handlers {
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
  shake(): void;
}

const names = ['undo', 'clear', 'repeat', 'double', 'shake'] as const;

/** The five buttons under the table. Returns the function that draws them. */
export function makeButtons(
  money: Money,
  handlers: Handlers,
): (table: Table, busy: boolean) => void {
  for (const name of names) onPress(byId(name), handlers[name]);
  const total = byId('total');
  return (table, busy) => {
    const staked = table.total > 0n;
    const usable = {
      undo: table.canUndo,
      clear: staked,
      repeat: table.canRepeat,
      double: staked,
      shake: staked,
    };
    for (const name of names) setUsable(byId(name), !busy && usable[name]);
    byId('repeat').toggleAttribute('data-invites', !busy && table.canRepeat);
    total.textContent = staked ? money.full(table.total) : '';
  };
}
