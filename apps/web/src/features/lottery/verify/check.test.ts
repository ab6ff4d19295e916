import type { PublishedLotteryDraw } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { finishedDraw } from '../../../../testing/lottery-answers.ts';
import { checks, verify } from './check.ts';
import { offlinePage } from './offline-file.ts';

const { draw, proof } = finishedDraw();
const proofs = [proof];
const failing = (changed: Partial<PublishedLotteryDraw>, proofs = [proof]) =>
  verify({ ...draw, ...changed }, proofs)
    ?.outcomes.filter(({ holds }) => !holds)
    .map(({ check }) => check);

describe('LOT-07 a draw in the browser', () => {
  it('is verified from its seed to its tickets, and a local beacon is named as one', () => {
    const verdict = verify(draw, [proof]);
    expect(verdict?.outcomes).toEqual(checks.map((check) => ({ check, holds: true })));
    expect(verdict?.isIndependent).toBe(false);
    expect(verdict?.tickets).toEqual([{ proof, holds: true }]);
  });

  it.each<[string, Partial<PublishedLotteryDraw>, string]>([
    ['another commitment', { commitment: 'ab'.repeat(32) }, 'commitment'],
    [
      'a seed of another chain',
      { seedChain: { anchor: 'ab'.repeat(32), length: 5, place: 2 } },
      'chain',
    ],
    ['another result', { result: ['x'] }, 'result'],
    ['another closing time', { closedAt: '2023-11-15T00:00:00Z' }, 'beacon'],
  ])('with %s is not', (_, change, check) => {
    expect(failing(change)).toContain(check);
  });

  it('G12 without the ticket of the member in its book is not', () => {
    expect(failing({}, [{ ...proof, reference: 'L-00000000' }])).toEqual(['tickets']);
  });

  it('is not judged before everything is published', () => {
    expect(verify({ ...draw, seed: null }, [])).toBeUndefined();
  });
});

it('LOT-07 a saved page has the draw and the script in it, and no text ends an element', () => {
  const holds = '</script><b>';
  const proof = { place: '', salt: '', leaf: '', path: '' };
  const texts = { title: '<i>', checks: {} as never, holds, fails: '', proof, note: '&' };
  const page = offlinePage({
    data: { draw, proofs, texts },
    script: 'run("</script>")',
    language: 'en',
    direction: 'ltr',
  });
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).toContain('<title>&lt;i&gt;</title>');
  const [, json = ''] = /id="draw">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ draw, proofs, texts });
  expect(page).not.toMatch(/src=|https?:/);
});
