import type { Secrets } from '../../contexts.ts';
import { accountLock } from '../bank-account/index.ts';

interface Locked {
  bankAccountId: string;
  bankCode: string;
  holderName: string;
  /** Locked. */
  accountNumber: string;
}

/** An account as whoever pays has to know it. */
export const openAccount = ({ vault }: Secrets, account: Locked) => ({
  bankCode: account.bankCode,
  accountNumber: vault.open(accountLock, account.bankAccountId, account.accountNumber),
  holderName: account.holderName,
});
