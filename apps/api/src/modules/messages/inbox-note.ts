import type { DepositStatus } from '@lantern/contracts';
import type { WithdrawalStatus } from '@lantern/rules';
import type { FamilyCode } from '@lantern/rules/lottery';
import type { NewLogin, SafetyChange } from './write-message.ts';

interface CashDetails<Status> {
  reference: string;
  status: Status;
  /** Minor units. */
  amount: string;
  currency: string;
}

interface FreeRoundDetails {
  rounds: number;
  /** Of each round, in minor units. */
  value: string;
  currency: string;
  /** ISO 8601. */
  until: string;
}

interface CorrectionDetails {
  numero: string;
  gameCode: string;
  /** Of the game, by language. */
  names: Record<string, string>;
  family: FamilyCode;
  before: string[];
  after: string[];
  /** ISO 8601. */
  at: string;
  currency: string;
  /** What the changed tickets had won, and what they have won now, in minor units. */
  taken: string;
  paid: string;
  /** The first of the changed tickets, and how many there are. */
  tickets: string[];
  count: number;
}

/** What a message is about, from which its text is written in the reader's language. */
export type InboxNote =
  | { kind: 'safety'; details: { account: string; at: Date } & SafetyChange }
  | { kind: 'password_changed'; details: { account: string; at: Date } }
  | { kind: 'new_login'; details: NewLogin }
  /** Written by `deposit_publish` and `withdrawal_publish`. */
  | { kind: 'deposit'; details: CashDetails<DepositStatus> }
  | { kind: 'withdrawal'; details: CashDetails<WithdrawalStatus> }
  /** Written by `free_round_make`. */
  | { kind: 'free_rounds'; details: FreeRoundDetails }
  /** Written by `lottery_correction_tell`. */
  | { kind: 'lottery_correction'; details: CorrectionDetails }
  | { kind: 'staff'; details: { title: string; text: string } };

/** A note about the account, which the member gets as a mail as well. */
export type AccountNote = Extract<InboxNote, { kind: 'safety' | 'password_changed' | 'new_login' }>;
