import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { returnOf } from '../money.ts';
import { highestSegment, risks, segmentsOf, sizes, wheel, wheelChances } from './rules.ts';

const wheels = risks.flatMap((risk) => sizes.map((segments) => ({ risk, segments })));

describe('GAM-26 Wheel', () => {
  test.each(wheels)('returns exactly 0.99 with $risk risk and $segments segments', (choice) => {
    const { over, under } = returnOf(wheelChances(choice));
    expect(over * 100n).toBe(under * 99n);
    expect(segmentsOf(choice)).toHaveLength(choice.segments);
    expect(wheelChances(choice).reduce((sum, { ways }) => sum + ways, 0n)).toBe(
      BigInt(choice.segments),
    );
  });

  test('pays the factor of its segment', () => {
    const high = { risk: 'high', segments: 50 } as const;
    expect(highestSegment(high)).toBe(495_000n);
    expect(wheel.payout(1_001n, high, 0)).toBe(49_549n);
    expect(wheel.payout(1_001n, high, 1)).toBe(0n);
  });

  test.each([
    [{ risk: 'low', segments: 10 }, true],
    [{ risk: 'low', segments: 15 }, false],
    [{ risk: 'low', segments: '10' }, false],
    [{ risk: 'wild', segments: 10 }, false],
  ])('F13 offers %o: %s', (choice, offered) => {
    expect(z.safeParse(wheel.choice, choice).success).toBe(offered);
  });
});
