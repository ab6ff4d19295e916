import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { Refusal, string } from '@lantern/contracts';
import type { Redis } from 'ioredis';
import * as jose from 'jose';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';
import { readJson } from './read-json.ts';
import { findSealKeys, insertSealKey, type SealKeyRow } from './seal.store.ts';

export const maxSealedLength = 16 * 1024;
/**
 * Seconds: how old a body may be, and how far ahead a clock may be. A client learns our time with
 * the keys. A body from further ahead could be sent again after Redis and its nonces were lost.
 */
const oldest = 120;
const ahead = 5;
/** Nonces are kept for longer than their bodies are accepted. */
const nonceLife = 2 * (oldest + ahead);
const day = 24 * 3600 * 1000;
/** A key is published for thirty days and accepted for one more. */
const offered = 30 * day;
const overlap = day;
/** Milliseconds for which loaded keys are trusted; an unknown key is looked up at once. */
const knownFor = 30_000;

const header = z.strictObject({
  alg: z.literal('ECDH-ES'),
  enc: z.literal('A256GCM'),
  kid: string(),
  typ: z.literal('wps+jwe'),
  epk: z.object({ kty: z.literal('EC'), crv: z.literal('P-256') }),
  m: string(),
  p: string(),
});
const plaintext = z.strictObject({
  iat: z.number(),
  jti: string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  body: z.unknown(),
});

interface PublicKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  use: 'enc';
  alg: 'ECDH-ES';
}

interface KnownKeys {
  readAt: number;
  rows: SealKeyRow[];
}

interface Options {
  db: Database;
  redis: Redis;
  clock: Clock;
  random: Random;
  keyringSecret: string;
}

/** Opens sealed bodies, and manages their keys. */
export class Seal {
  readonly #options: Options;
  readonly #keyring: KeyObject;
  readonly #opened = new Map<string, jose.CryptoKey>();
  #known: KnownKeys = { readAt: 0, rows: [] };

  constructor(options: Options) {
    this.#options = options;
    this.#keyring = createSecretKey(
      createHash('sha256').update(`sealing keys ${options.keyringSecret}`).digest(),
    );
  }

  /** The keys for new seals, newest first; creates one if there is none. */
  async publicKeys(): Promise<PublicKey[]> {
    const now = this.#options.clock.now();
    const offeredNow = (await this.#ownKeys(now)).filter((key) => key.retiresAt > now);
    const keys = offeredNow.length > 0 ? offeredNow : [await this.#makeKey(now)];
    return keys.map(
      (key) =>
        ({ ...(key.publicJwk as object), kid: key.kid, use: 'enc', alg: 'ECDH-ES' }) as PublicKey,
    );
  }

  /** Creates the next key before the newest expires. A job calls it, so that no request waits. */
  async rotate(): Promise<void> {
    const now = this.#options.clock.now();
    const [newest] = await this.#ownKeys(now);
    if (!newest || newest.retiresAt.getTime() - now.getTime() < overlap) await this.#makeKey(now);
  }

  /**
   * Opens a body sealed for this method and path; a second time it is refused.
   * @throws Refusal sealed_body_stale (with the server's time), sealed_body_replayed,
   *   sealed_body_invalid
   */
  async open(sealed: string, method: string, path: string): Promise<unknown> {
    const { iat, jti, body } = await this.#decrypt(sealed, method, path);
    const now = Math.floor(this.#options.clock.now().getTime() / 1000);
    if (iat < now - oldest || iat > now + ahead) throw new Refusal('sealed_body_stale', { now });
    const { first, since } = await this.#remember(jti, now);
    // Nonces of earlier bodies are unknown to a Redis that was lost meanwhile.
    if (iat < since) throw new Refusal('sealed_body_stale', { now });
    if (!first) throw new Refusal('sealed_body_replayed');
    return body;
  }

  /** Stores a nonce. `since` is the moment from which this Redis has stored every nonce. */
  async #remember(jti: string, now: number): Promise<{ first: boolean; since: number }> {
    const answers = await this.#options.redis
      .multi()
      // A second, because a body may be on its way when the first one arrives.
      .set('seal-nonces:since', now - 1, 'NX')
      .get('seal-nonces:since')
      .set(`seal:${jti}`, '1', 'EX', nonceLife, 'NX')
      .exec();
    const [, since, first] = answers ?? [];
    const failed = answers?.find(([error]) => error)?.[0];
    if (failed) throw failed;
    return { first: first?.[1] === 'OK', since: Number(since?.[1]) };
  }

  /** The accepted keys, newest first, without those encrypted by an earlier keyring secret. */
  async #ownKeys(now: Date): Promise<SealKeyRow[]> {
    const rows = await findSealKeys(this.#options.db, now);
    const opened = await Promise.allSettled(rows.map((row) => this.#open(row)));
    return rows.filter((_row, index) => opened[index]?.status === 'fulfilled');
  }

  async #decrypt(sealed: string, method: string, path: string): Promise<z.infer<typeof plaintext>> {
    try {
      const opened = await jose.compactDecrypt(
        sealed,
        (protectedHeader) => this.#privateKey(protectedHeader.kid),
        {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
          maxDecompressedLength: 0,
        },
      );
      const { m, p } = header.parse(opened.protectedHeader);
      if (m !== method || p !== path) throw new Error('sealed for another call');
      return plaintext.parse(
        readJson(new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)),
      );
    } catch (cause) {
      if (cause instanceof Unreachable) throw cause.cause;
      throw new Refusal('sealed_body_invalid');
    }
  }

  async #privateKey(kid: string | undefined): Promise<jose.CryptoKey> {
    const now = this.#options.clock.now();
    const isIt = (key: SealKeyRow) => key.kid === kid && key.expiresAt > now;
    const age = now.getTime() - this.#known.readAt;
    let row = age >= 0 && age < knownFor ? this.#known.rows.find(isIt) : undefined;
    row ??= (await this.#readKeys(now)).find(isIt);
    if (!row) throw new Error('no such key');
    return this.#open(row);
  }

  async #readKeys(now: Date): Promise<SealKeyRow[]> {
    const rows = await findSealKeys(this.#options.db, now).catch((error: unknown) => {
      throw new Unreachable(error);
    });
    this.#known = { readAt: now.getTime(), rows };
    return rows;
  }

  async #open(row: SealKeyRow): Promise<jose.CryptoKey> {
    const known = this.#opened.get(row.kid);
    if (known) return known;
    const { plaintext: jwk } = await jose.compactDecrypt(row.privateJwk, this.#keyring);
    const key = (await jose.importJWK(
      JSON.parse(new TextDecoder().decode(jwk)) as jose.JWK,
      'ECDH-ES',
    )) as jose.CryptoKey;
    this.#opened.set(row.kid, key);
    return key;
  }

  async #makeKey(now: Date): Promise<SealKeyRow> {
    const pair = await jose.generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const { kty, crv, x, y } = await jose.exportJWK(pair.publicKey);
    const privateJwk = await new jose.CompactEncrypt(
      new TextEncoder().encode(JSON.stringify(await jose.exportJWK(pair.privateKey))),
    )
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#keyring);
    const row: SealKeyRow = {
      kid: this.#options.random.bytes(9).toString('base64url'),
      publicJwk: { kty, crv, x, y },
      privateJwk,
      retiresAt: new Date(now.getTime() + offered),
      expiresAt: new Date(now.getTime() + offered + overlap),
    };
    await insertSealKey(this.#options.db, row);
    return row;
  }
}

/** The keys could not be loaded. The seal may be valid, so it must not be refused as invalid. */
class Unreachable extends Error {
  constructor(cause: unknown) {
    super('sealing keys unreachable', { cause });
  }
}
