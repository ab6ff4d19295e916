import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '../ports/storage.ts';

/** Rejects everything but our own ids, so that no caller can pass a path. */
const shape = /^[0-9a-f]{32}$/;

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';

/** Stores files in a folder, on a local or a shared disk. */
export class DiskFiles implements FileStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  async put(id: string, bytes: Buffer): Promise<void> {
    const place = this.#placeOf(id);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o750 });
    // Written under another name first, so that a power failure never leaves half a file.
    const draft = `${place}.part`;
    await writeFile(draft, bytes, { flush: true, mode: 0o640 });
    await rename(draft, place);
  }

  async get(id: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#placeOf(id));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.#placeOf(id), { force: true });
  }

  /** Files are spread over subfolders by the start of their ids, because large folders are slow. */
  #placeOf(id: string): string {
    if (!shape.test(id)) throw new Error('This is not the id of a file.');
    return path.join(this.#folder, id.slice(0, 2), id);
  }
}
