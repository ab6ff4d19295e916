/** One roll. Amounts are minor units in digits. */
export interface RoundView {
  id: string;
  nonce: number;
  stake: string;
  /** Percent. */
  chance: number;
  /** Hundredths, 0 to 9999. */
  roll: number;
  /** With the stake; zero for a lost roll. */
  payout: string;
}

/** What the player is shown of the seeds before the next roll. */
export interface Commitment {
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next roll. */
  nonce: number;
  /** What the seed after this one is bound to already. */
  nextServerSeedHash: string;
}

export interface OpenView {
  session: string;
  nickname: string;
  currency: string;
  /** Digits behind the point. */
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

/** A seed that is no longer in use, with the rolls that were made by it. */
export interface Rotation {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: RoundView[] };
  commitment: Commitment;
}

export interface BalanceView {
  balance: string;
}
