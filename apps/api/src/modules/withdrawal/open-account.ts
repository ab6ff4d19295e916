import { accountLock } from '@lantern/signing';
import type { Secrets } from '../../contexts.ts';

interface Locked {
  bankAccountId: string;
  bankCode: string;
  holderName: string;
  /** Encrypted. */
  accountNumber: string;
}

/** The account with its number decrypted, for the payout; without one where it was erased. */
export const openAccount = ({ vault }: Secrets, account: Locked) => ({
  bankCode: account.bankCode,
  accountNumber:
    account.accountNumber && vault.open(accountLock, account.bankAccountId, account.accountNumber),
  holderName: account.holderName,
});
