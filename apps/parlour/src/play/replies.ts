/** One roll. Amounts are minor units in digits. */
export interface RoundView {
  id: string;
  nonce: number;
  stake: string;
  /** Percent. */
  chance: number;
  /** Hundredths, 0 to 9999. */
  roll: number;
  /** Stake included; zero for a lost roll. */
  payout: string;
}

/** The published facts of the seeds before the next roll. */
export interface Commitment {
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next roll. */
  nonce: number;
  /** The hash of the next server seed. */
  nextServerSeedHash: string;
}

export interface OpenView {
  session: string;
  nickname: string;
  currency: string;
  /** Decimal digits of the currency. */
  digits: number;
  /** BCP 47. */
  language: string;
  balance: string;
  least: string;
  most: string;
  commitment: Commitment;
  /** Newest first. */
  rounds: RoundView[];
}

export interface RollView {
  round: RoundView;
  balance: string;
  commitment: Commitment;
}

/** A retired seed with its rolls. */
export interface Rotation {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: RoundView[] };
  commitment: Commitment;
}

export interface BalanceView {
  balance: string;
}
