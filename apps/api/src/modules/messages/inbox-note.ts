import type { DepositStatus } from '@lantern/contracts';
import type { WithdrawalStatus } from '@lantern/rules';
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
  | { kind: 'staff'; details: { title: string; text: string } };

/** A note about the account, which the member gets as a mail as well. */
export type AccountNote = Extract<InboxNote, { kind: 'safety' | 'password_changed' | 'new_login' }>;
