import { describe, expect, it } from 'vitest';
import { betRequest, string, url, winRequest } from './index.ts';

const unstorable = ['a\0b', '\ud83d', 'b\udc1f'];

describe('a string of a protocol', () => {
  it.each(unstorable)('cannot be %j', (text) => {
    expect(string().safeParse(text).success).toBe(false);
    expect(url().safeParse(`https://example.com/${text}`).success).toBe(false);
  });

  it.each(['', '🐟', 'cá 1.000 ₫', 'a\nb'])('can be %j', (text) => {
    expect(string().safeParse(text).success).toBe(true);
  });

  it.each(unstorable)(
    'F2 of a bet or win cannot be %j, which a vendor would repeat for ever',
    (text) => {
      const fairness = {
        ...{ algorithm: text, serverSeedHash: 'a'.repeat(64), clientSeed: text, nonce: 0 },
        outcome: text,
        verifyUrl: `https://bgs.example/${text}`,
      };
      for (const request of [betRequest, winRequest]) {
        const { error } = request.safeParse({ details: { selection: text, fairness } });
        const wrong = error?.issues.map(({ path }) => path.join('.')) ?? [];
        expect(wrong).toEqual(
          expect.arrayContaining([
            'details.selection',
            ...['algorithm', 'clientSeed', 'outcome', 'verifyUrl'].map(
              (n) => `details.fairness.${n}`,
            ),
          ]),
        );
      }
    },
  );
});
