import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { reason } from './members.ts';
import { settingsVersion } from './settings-version.ts';

/** No share of the outcomes is above 100 percent. */
export const allStakesCount = 101;

const rule = {
  /**
   * Stakes of a round that cover this share of its outcomes, in percent, don't count towards the
   * turnover; 101 for all that count.
   */
  coveredFromPercent: z.number().check(z.int(), z.minimum(1), z.maximum(allStakesCount)),
};
const keptRule = z.strictObject({ ...rule, version: settingsVersion });
export type KeptCoveringRule = z.infer<typeof keptRule>;

export const coveringRule = endpoint({
  name: 'coveringRule',
  method: 'GET',
  path: '/ops/turnover/covering',
  summary: 'Returns from which share of the outcomes on the stakes of a round don’t count.',
  access: 'staff',
  permission: 'turnover.look',
  value: keptRule,
  refusals: [],
});

export const saveCoveringRule = endpoint({
  name: 'saveCoveringRule',
  method: 'PUT',
  path: '/ops/turnover/covering',
  summary:
    'Saves from which share of the outcomes on the stakes of a round don’t count, effective for ' +
    'later bets. Refuses an outdated version.',
  access: 'staff',
  permission: 'turnover.act',
  body: z.strictObject({ ...rule, version: settingsVersion, reason }),
  value: keptRule,
  refusals: ['rule_changed'],
});
