import type { Money } from '@lantern/outside/money';
import { byId, prefersStillness, wait } from '@lantern/outside/page';
import { payoutOf, wins } from '../game/moon-dice.ts';
import type { RoundView } from '../play/replies.ts';
import type { Text } from '../texts/texts.ts';

const spinMs = 650;
const landMs = 350;
const flickerMs = 45;

/** A roll as it is written: `42.07`. */
export const writeRoll = (roll: number): string =>
  `${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`;

/** The moon, the number on it and the track below. */
export function makeStage(text: Text, money: Money) {
  const moon = byId('moon');
  const number = byId('roll');
  const outcome = byId('outcome');
  const track = byId('track');
  outcome.textContent = text('ready');

  async function spin(): Promise<void> {
    moon.dataset.mood = 'rolling';
    outcome.textContent = text('rolling');
    if (prefersStillness()) return;
    for (let ms = 0; ms < spinMs; ms += flickerMs) {
      // Only decoration; the roll comes from the server.
      number.textContent = writeRoll(Math.floor(performance.now() * 7919) % 10_000);
      await wait(flickerMs);
    }
  }

  /** Shows the roll and its outcome. */
  async function land({ roll, chance, stake, payout }: RoundView): Promise<void> {
    const won = wins(roll, chance);
    number.textContent = writeRoll(roll);
    moon.dataset.mood = won ? 'won' : 'lost';
    track.style.setProperty('--roll', String(roll / 100));
    track.dataset.rolled = 'yes';
    const values = { roll: writeRoll(roll), target: writeRoll(chance * 100) };
    outcome.textContent = won
      ? text('won', { ...values, payout: money.full(BigInt(payout)) })
      : text('lost', { ...values, stake: money.full(BigInt(stake)) });
    if (!prefersStillness()) await wait(landMs);
  }

  return {
    spin,
    land,
    say: (words: string) => {
      outcome.textContent = words;
    },
    target: (chance: number) => track.style.setProperty('--chance', String(chance)),
  };
}

/** The payout of a chance as a multiple of the stake, such as `1.98`. */
export const timesOf = (chance: number): string => writeRoll(Number(payoutOf(100n, chance)));
