/** Cryptographically secure randomness. */
export interface Random {
  bytes(length: number): Buffer;
  /** A whole number from 0 to `below - 1`, each equally likely. */
  below(below: number): number;
  /** A new id, ordered by time (UUID version 7). */
  id(): string;
}
