import { Container } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePicture } from './picture.ts';

/** The numbers of WebGL. */
const [unsignaled, signaled] = [0x9118, 0x9119] as const;

/** A picture on a device that draws as long as it wants, and what was drawn where. */
function makeTested() {
  const stage = new Container();
  const seen: string[] = [];
  const device: { state: number } = { state: unsignaled };
  const picture = makePicture(
    {
      render: (drawn) => {
        const { container, target } = drawn as { container: Container; target?: unknown };
        seen.push(`${container === stage ? 'sea' : 'copy'} ${target ? 'beside' : 'on page'}`);
      },
      resize: () => undefined,
      gl: {
        ...{ SYNC_GPU_COMMANDS_COMPLETE: 0x9117, SYNC_STATUS: 0x9114, UNSIGNALED: unsignaled },
        fenceSync: () => ({}) as WebGLSync,
        getSyncParameter: () => device.state,
        deleteSync: () => undefined,
        flush: () => undefined,
      },
    },
    stage,
    0,
  );
  return { picture, seen, device };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('GAM-26 a fast device draws the sea onto the page at once', () => {
  const { picture, seen } = makeTested();
  picture.draw();
  expect([picture.isShown(), seen]).toEqual([true, ['sea on page']]);
});

test('GAM-26 a slow device draws beside the page, which copies the sea when it is drawn', () => {
  const { picture, seen, device } = makeTested();
  picture.defer();
  picture.draw();
  expect([picture.isShown(), seen]).toEqual([false, []]);
  vi.runAllTimers();
  expect([picture.isShown(), seen]).toEqual([false, ['sea beside']]);
  device.state = signaled;
  expect([picture.isShown(), seen]).toEqual([true, ['sea beside', 'copy on page']]);
  expect([picture.isShown(), seen.length], 'the copy is made once').toEqual([true, 2]);
});

test('GAM-26 a sea that changes its size is drawn at once, and not from an older picture', () => {
  const { picture, seen, device } = makeTested();
  picture.defer();
  picture.draw();
  picture.resize(300, 200, 1);
  picture.drawAtOnce();
  vi.runAllTimers();
  device.state = signaled;
  expect([picture.isShown(), seen]).toEqual([true, ['sea on page']]);
});
