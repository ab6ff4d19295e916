import type { Data, Files } from '../../contexts.ts';
import { findErasedFiles, forgetErasedFile } from './erasure.store.ts';

const most = 200;

/** Removes the bytes of erased pictures. Returns how many. */
export async function removeErasedFiles({ db, files }: Data & Files): Promise<number> {
  const ids = await findErasedFiles(db, most);
  for (const id of ids) {
    await files.remove(id);
    await forgetErasedFile(db, id);
  }
  return ids.length;
}
