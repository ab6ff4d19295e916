import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'I7 every change has its outbox event',
    sql: `
      select d.reference || ' ' || d.status as what from deposit d
       where d.status = 'paid' and not exists (
         select from published e
          where e.topic = 'deposit' and e.payload ->> 'reference' = d.reference
            and e.payload ->> 'status' = d.status)`,
  },
];
