import { all, type Mutant, mutant, rewrite, run } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'the audit log can be changed',
    ['I8 the chain'],
    all(
      run('drop trigger audit_event_only_grows on audit_event'),
      rewrite(
        'audit_write',
        'update audit_head set',
        `update audit_event a set reason = 'changed'
          where a.brand_id = p_brand and a.seq = e.seq - 1; update audit_head set`,
      ),
    ),
  ),
];
