import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vectors } from '../../../testing/vectors.ts';
import { diceOf, dieOf } from './dice.ts';
import { type BowlSymbol, symbols } from './symbols.ts';

/** The published rule, implemented again from its description with another library. */
function diceAgain(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
): { dice: string[]; skipped: number } {
  const names = ['gourd', 'crab', 'prawn', 'fish', 'rooster', 'deer'];
  const dice: string[] = [];
  let skipped = 0;
  for (let cursor = 0; dice.length < 3; cursor += 1) {
    const block = createHmac('sha256', serverSeed)
      .update(`${clientSeed}:${nonce}:${cursor}`, 'utf8')
      .digest();
    for (let i = 0; i < 32 && dice.length < 3; i += 1) {
      const byte = block.readUInt8(i);
      if (byte < 252) dice.push(String(names[byte % 6]));
      else skipped += 1;
    }
  }
  return { dice, skipped };
}

const seedOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('GAM-25 the dice', () => {
  test('agree with a second implementation over 100 000 draws, skipped bytes included', () => {
    let skipped = 0;
    for (let nonce = 0; nonce < 100_000; nonce += 1) {
      const serverSeed = seedOf(String(nonce % 50));
      const again = diceAgain(serverSeed, 'agreement', nonce);
      skipped += again.skipped;
      if (diceOf(serverSeed, 'agreement', nonce).join() !== again.dice.join()) {
        expect.fail(
          `nonce ${nonce}: ${diceOf(serverSeed, 'agreement', nonce)} is not ${again.dice}`,
        );
      }
    }
    // 4 of 256 bytes are skipped: about 4 700 for the 300 000 that are needed.
    expect(skipped).toBeGreaterThan(4_000);
  });

  test('agree with a second implementation for any seeds', () => {
    const clientSeeds = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/);
    fc.assert(
      fc.property(fc.string(), clientSeeds, fc.nat(), (text, clientSeed, nonce) => {
        const serverSeed = seedOf(text);
        expect(diceOf(serverSeed, clientSeed, nonce)).toEqual(
          diceAgain(serverSeed, clientSeed, nonce).dice,
        );
      }),
    );
  });

  test('give each face exactly 42 of the 256 bytes and skip four', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => dieOf(byte));
    expect(
      [0, 1, 2, 3, 4, 5].map((face) => bytes.filter((value) => value === face).length),
    ).toEqual(Array(6).fill(42));
    expect(bytes.filter((value) => value === undefined)).toHaveLength(4);
  });

  test.each(vectors)('of client seed $clientSeed and nonce $nonce match another tool', (vector) => {
    expect(diceOf(vector.serverSeed, vector.clientSeed, vector.nonce)).toEqual(vector.dice);
  });

  test('never change: another rule needs another name', () => {
    const rolls = [0, 1, 2, 3].map((nonce) => diceOf(seedOf('lantern'), 'festival', nonce).join());
    expect(rolls).toMatchInlineSnapshot(`
      [
        "rooster,prawn,prawn",
        "gourd,rooster,rooster",
        "crab,crab,rooster",
        "rooster,crab,crab",
      ]
    `);
  });

  test('show every symbol equally often (chi-square at 0.1 %, on fixed seeds)', () => {
    const seen = new Map<BowlSymbol, number>();
    const rounds = 20_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      for (const face of diceOf(seedOf('even'), 'odd', nonce))
        seen.set(face, (seen.get(face) ?? 0) + 1);
    }
    const expected = (rounds * 3) / 6;
    const chiSquare = symbols.reduce(
      (sum, symbol) => sum + ((seen.get(symbol) ?? 0) - expected) ** 2 / expected,
      0,
    );
    expect(chiSquare).toBeLessThan(20.52);
  });
});
