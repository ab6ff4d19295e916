import { make } from '@lantern/outside/page';
import type { BoardTools } from '../../../page/frame/board.ts';
import { animate } from '../../../page/frame/count.ts';
import { insertSymbols } from './symbols.ts';
import './slots.css';
import type { Tempo } from './tempo.ts';

/** What every slot shows around its symbols. */
export interface Stage {
  readonly element: HTMLElement;
  /** Where the symbols are. */
  readonly field: HTMLElement;
  /** Says how a part of the round goes on, such as the free spins that are left. */
  say(words: string): void;
  /** Counts up to this win of the round. */
  count(amount: bigint, tempo: Tempo): Promise<void>;
  /** Clears what a round has left. */
  clear(): void;
  /** Changes the scene: day for spins, night for free spins. */
  scene(name: 'base' | 'free'): void;
  /** Covers the symbols with a title and a line until the player has read it. */
  announce(title: string, line: string, tempo: Tempo, ...more: HTMLElement[]): Promise<void>;
}

const countMs = 600;
const announceMs = 1_700;

export function makeStage({ root, money, text }: BoardTools, sprite: string): Stage {
  const said = make('p', { class: 'slot-said' });
  const won = make('output', { class: 'slot-won num' });
  const field = make('div', { class: 'slot-field' });
  const cover = make('div', { class: 'slot-cover', role: 'status' });
  cover.hidden = true;
  const meter = make('div', { class: 'slot-meter' }, make('span', {}, text('slotWin')), won);
  const body = make('div', { class: 'slot-body' }, field, cover);
  const element = make('div', { class: 'slot', 'data-scene': 'base' }, said, body, meter);
  insertSymbols(element, sprite);
  root.append(element);
  let shown = 0n;
  const write = (amount: bigint) => {
    shown = amount;
    won.textContent = amount > 0n ? money.full(amount) : '–';
    meter.toggleAttribute('data-won', amount > 0n);
  };
  write(0n);
  return {
    element,
    field,
    say: (words) => {
      said.textContent = words;
    },
    count: async (amount, tempo) => {
      const from = shown;
      const span = Number(amount - from);
      await animate(tempo.quick ? 0 : countMs, (share) =>
        write(share >= 1 ? amount : from + BigInt(Math.floor(span * share))),
      );
    },
    clear: () => {
      write(0n);
      cover.hidden = true;
    },
    scene: (name) => {
      element.dataset.scene = name;
      root.closest<HTMLElement>('.stage-area')?.setAttribute('data-scene', name);
    },
    announce: async (title, line, tempo, ...more) => {
      cover.replaceChildren(make('strong', {}, title), ...more, make('span', {}, line));
      cover.hidden = false;
      await tempo.rest(announceMs);
      cover.hidden = true;
    },
  };
}
