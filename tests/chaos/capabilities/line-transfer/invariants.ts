import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'I7 every change has its outbox event',
    sql: `
      select l.reference as what from line_transfer l
       where 2 <> (
         select count(*) from published e
          where e.topic = 'line_transfer' and e.payload ->> 'reference' = l.reference)`,
  },
];
