/** The ledger keys of the operations of a withdrawal. */
export const ledgerKeys = [
  `select 'withdrawal asked' as kind, idempotency_key as key,
          'withdrawal:' || id || ':hold' as "ledgerKey" from withdrawal`,
  `select 'withdrawal cancelled' as kind, reference as key,
          'withdrawal:' || id || ':release' as "ledgerKey"
     from withdrawal where status = 'cancelled'`,
  `select 'payout failed' as kind, reference as key,
          'withdrawal:' || id || ':release' as "ledgerKey"
     from withdrawal where status = 'failed'`,
];
