import type { AgreementKind } from './kinds.ts';

interface Party {
  id: string;
  account: string;
}

/** What both parties agree to. `terms` are those of the contract's calls. */
export interface Signed {
  agreement: string;
  /** Of the offer that was accepted. */
  version: number;
  /** The code of the brand. */
  brand: string;
  /** Null where the brand is the other party. */
  upline: Party | null;
  agent: Party;
  currency: string;
  terms: { kind: AgreementKind };
  offeredAt: Date;
  acceptedAt: Date;
  /** The start of the first period. */
  startsAt: Date;
}

/** The text of an agreement that is signed: its SHA-256 is kept beside it. */
export const documentOf = (signed: Signed): string =>
  JSON.stringify({
    agreement: signed.agreement,
    version: signed.version,
    brand: signed.brand,
    upline: signed.upline,
    agent: signed.agent,
    currency: signed.currency,
    terms: signed.terms,
    offeredAt: signed.offeredAt.toISOString(),
    acceptedAt: signed.acceptedAt.toISOString(),
    startsAt: signed.startsAt.toISOString(),
  });
