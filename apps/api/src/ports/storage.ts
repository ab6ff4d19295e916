/** Stores uploaded files after they were made safe; the database holds their content types. */
export interface FileStorage {
  /** @param id 32 random hexadecimal digits */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Undefined for an unknown id. */
  get(id: string): Promise<Buffer | undefined>;
  /** No error for an unknown id. */
  remove(id: string): Promise<void>;
}
