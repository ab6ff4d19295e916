import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jackpotFraction, jackpotNumber, winsJackpot } from './jackpot.ts';

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex');
const seeds = (nonce: number) => ({ serverSeed: seedOf('jackpot'), clientSeed: 'mine', nonce });

describe('the jackpot number of a round', () => {
  it('G14 is the same by another implementation', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { serverSeed, clientSeed } = seeds(nonce);
      const hex = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:jackpot`);
      expect(jackpotNumber(seeds(nonce))).toBe(BigInt(`0x${hex.digest('hex').slice(0, 13)}`));
    }
  });

  it('wins with exactly the chance of stake ÷ odds', () => {
    const [stake, odds] = [3n, 8n];
    const first = (2n ** 52n * stake) / odds;
    expect(winsJackpot(first - 1n, stake, odds)).toBe(true);
    expect(winsJackpot(first, stake, odds)).toBe(false);
    expect(winsJackpot(2n ** 52n - 1n, odds, odds)).toBe(true);
    expect(winsJackpot(0n, 1n, 10n ** 15n)).toBe(true);
  });

  it('wins twice as often with twice the stake', () => {
    const numbers = Array.from({ length: 20_000 }, (_, nonce) => jackpotNumber(seeds(nonce)));
    const wins = (stake: bigint) =>
      numbers.filter((number) => winsJackpot(number, stake, 100n)).length;
    expect(wins(10n) / 20_000).toBeCloseTo(0.1, 1);
    expect(wins(20n) / 20_000).toBeCloseTo(0.2, 1);
  });

  it('is shown as a fraction', () => {
    expect([0n, 2n ** 51n, 2n ** 52n - 1n].map(jackpotFraction)).toEqual([
      '0.000000000000',
      '0.500000000000',
      '0.999999999999',
    ]);
  });
});
