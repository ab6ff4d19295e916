/** The purpose under which the vault encrypts the numbers of bank accounts. */
export const accountLock = 'bank account';

/** What the vault hashes to find an account again. */
export const accountText = (brandId: string, bankCode: string, accountNumber: string) =>
  `${brandId} ${bankCode} ${accountNumber}`;
