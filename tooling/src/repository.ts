import path from 'node:path';

/** Folder of the repository. */
export const repository = path.resolve(import.meta.dirname, '../..');
