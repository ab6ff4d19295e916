import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskFiles } from './disk-files.ts';

let folder = '';
let files: DiskFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  files = new DiskFiles(path.join(folder, 'made', 'when', 'needed'));
});
afterAll(() => rm(folder, { recursive: true }));

const id = 'ab'.repeat(16);

describe('a file on disk', () => {
  it('is complete after a put and gone after a remove', async () => {
    await files.put(id, Buffer.from('first'));
    await files.put(id, Buffer.from('second'));
    expect(await files.get(id)).toEqual(Buffer.from('second'));
    await files.remove(id);
    expect(await files.get(id)).toBeUndefined();
    await expect(files.remove(id)).resolves.toBeUndefined();
  });

  it('leaves no draft behind and is unreadable to other users of the machine', async () => {
    const other = 'cd'.repeat(16);
    await files.put(other, Buffer.from('x'));
    const place = path.join(folder, 'made', 'when', 'needed', 'cd');
    expect(await readdir(place)).toEqual([other]);
    expect((await stat(path.join(place, other))).mode & 0o007).toBe(0);
  });

  it.each([
    '../../etc/passwd',
    '..',
    '',
    'a'.repeat(31),
    `${'a'.repeat(32)}/x`,
    'A'.repeat(32),
    `${'a'.repeat(31)}\0`,
  ])('K8 is never outside its folder: %j', async (name) => {
    await expect(files.get(name)).rejects.toThrow('not the id of a file');
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('not the id of a file');
    await expect(files.remove(name)).rejects.toThrow('not the id of a file');
  });
});
