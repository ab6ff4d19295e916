/**
 * Keeps files that people send, already made safe; what kind of file it is stands in the database.
 */
export interface FileStorage {
  /** @param id 32 hexadecimal digits that nobody can guess */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(id: string): Promise<Buffer | undefined>;
  /** No error when there is none. */
  remove(id: string): Promise<void>;
}
