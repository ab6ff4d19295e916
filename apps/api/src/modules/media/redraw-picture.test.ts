import type { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Redrawer, startProcess } from './redraw-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#123456' } });
const size = { square: 64 };

describe('K8 an uploaded picture', () => {
  it('K8 is redrawn in a process of its own', async () => {
    const picture = await plain(100, 50).png().toBuffer();
    const drawn = await new Redrawer().redraw(picture, size);
    // Not read by the library, which the gateway's tests in this worker have limited to uploads.
    expect(drawn.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
    expect([drawn.readUInt16LE(26), drawn.readUInt16LE(28)]).toEqual([64, 64]);
  });

  it('K8 is rejected by the bytes it decodes to, not by its pixels alone', async () => {
    const deep = await plain(4000, 4000).toColourspace('rgb16').png().toBuffer();
    const flat = await plain(4000, 4000).png().toBuffer();
    const redrawer = new Redrawer();
    await expect(redrawer.redraw(deep, size)).rejects.toMatchObject({ code: 'picture_too_large' });
    await expect(redrawer.redraw(flat, size)).resolves.toBeInstanceOf(Buffer);
  });

  it('K8 that takes too much memory ends its process only; the next one is drawn', async () => {
    const picture = await plain(100, 50).png().toBuffer();
    const small = new Redrawer(1);
    const answers = await Promise.allSettled([1, 2, 3].map(() => small.redraw(picture, size)));
    expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
    await expect(new Redrawer().redraw(picture, size)).resolves.toBeInstanceOf(Buffer);
  });

  it('K8 is drawn by another process while the first one ends', async () => {
    const picture = await plain(100, 50).png().toBuffer();
    const started: ChildProcess[] = [];
    const redrawer = new Redrawer(undefined, (mostMemory) => {
      const child = startProcess(mostMemory);
      started.push(child);
      return child;
    });
    await redrawer.redraw(picture, size);
    for (const { pid } of started) process.kill(pid ?? 0, 'SIGKILL');
    await expect(redrawer.redraw(picture, size)).resolves.toBeInstanceOf(Buffer);
    expect(started).toHaveLength(2);
  });

  it('K8 waits for a turn, and is rejected when too many wait', async () => {
    const picture = await plain(100, 50).png().toBuffer();
    const redrawer = new Redrawer();
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => redrawer.redraw(picture, size)),
    );
    const rejected = answers.filter(({ status }) => status === 'rejected');
    expect(rejected.length).toBe(8);
    expect(rejected[0]).toMatchObject({ reason: { code: 'unavailable' } });
  });
});
