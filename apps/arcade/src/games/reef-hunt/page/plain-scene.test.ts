// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fishAt } from '../sea.ts';
import { makePlainScene } from './plain-scene.ts';

afterEach(() => vi.useRealTimers());

test('GAM-26 without WebGL the sea has the same animals, to aim at and to catch', async () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  Object.defineProperty(root, 'clientWidth', { value: 800 });
  Object.defineProperty(root, 'clientHeight', { value: 500 });
  const scene = await makePlainScene({ root, isStill: false });
  const there = new Set(fishAt(Date.now()).map(({ fish }) => fish));
  const [target] = scene.inSight();
  if (!target) throw new Error('nothing is in sight');
  expect(root.querySelectorAll('.plain-fish')).toHaveLength(there.size);
  expect(there.has(target.fish)).toBe(true);
  expect(there.has(scene.at(target.x, target.y)?.fish ?? 0)).toBe(true);
  scene.aimAt(target.fish);
  expect(root.querySelectorAll('[data-aimed="true"]')).toHaveLength(1);
  const caught: number[] = [];
  const shot = {
    place: 0,
    fish: target.fish,
    onCatch: (_at: object, times: number) => void caught.push(times),
  };
  await scene.shoot({ ...shot, times: Promise.resolve(0) });
  await scene.shoot({ ...shot, times: Promise.resolve(undefined) });
  expect([caught, scene.inSight().some(({ fish }) => fish === target.fish)]).toEqual([[], true]);
  await scene.shoot({ ...shot, times: Promise.resolve(5) });
  expect(caught).toEqual([5]);
  expect(scene.inSight().some(({ fish }) => fish === target.fish)).toBe(false);
  expect(root.querySelectorAll('.plain-net')).toHaveLength(0);
  scene.rest(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(root.querySelectorAll('.plain-fish').length).toBe(there.size - 1);
});
