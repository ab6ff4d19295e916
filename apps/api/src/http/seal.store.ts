import type { Prisma } from '@lantern/database';
import type { Database } from '../db/database.ts';

export interface SealKeyRow {
  kid: string;
  publicJwk: Prisma.JsonObject | Record<string, unknown>;
  privateJwk: string;
  retiresAt: Date;
  expiresAt: Date;
}

/** The accepted keys, newest first. */
export async function findSealKeys({ prisma }: Database, now: Date): Promise<SealKeyRow[]> {
  const rows = await prisma.sealKey.findMany({
    where: { expiresAt: { gt: now } },
    orderBy: { retiresAt: 'desc' },
  });
  return rows.map((row) => ({ ...row, publicJwk: row.publicJwk as Prisma.JsonObject }));
}

export async function insertSealKey({ prisma }: Database, row: SealKeyRow): Promise<void> {
  await prisma.sealKey.create({
    data: { ...row, publicJwk: row.publicJwk as Prisma.InputJsonObject },
  });
}
