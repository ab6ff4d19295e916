// The files with calls of the console.
export * from './deposits.ts';
export * from './limits.ts';
export * from './lottery.ts';
export * from './members.ts';
export * from './operations.ts';
export * from './people.ts';
export * from './proposals.ts';
export * from './protection.ts';
export * from './referrals.ts';
export * from './registration.ts';
export * from './same-person.ts';
export * from './session.ts';
export * from './statements.ts';
export * from './vendors.ts';
export * from './wallets.ts';
export * from './winnings.ts';
export * from './withdrawals.ts';
