/** What is explained; several plays share a rule. */
export const ruleKeys = [
  ...(['direct', 'list', 'combo', 'group', 'contains', 'appears', 'sum', 'form', 'sides'] as const),
  ...(['sumSides', 'bull', 'position', 'dragonTiger', 'dragonTigerPush', 'anyDirect'] as const),
  ...(['anyOf', 'banker', 'frontAny', 'oddCount', 'median', 'triple', 'anyTriple'] as const),
  ...(['pair', 'pairOnly', 'pairSingle', 'threeDifferent', 'anyStraight', 'twoDifferent'] as const),
  ...(['sidesCasino', 'front', 'positionSides', 'carDragonTiger', 'sum2', 'sum2Sides'] as const),
  ...(['sum2SidesPush', 'pick', 'pickTable', 'majority', 'elements', 'special'] as const),
  ...(['specialSides', 'specialColour', 'together', 'threeHitTwo'] as const),
  ...(['lo', 'loFirst', 'loOne', 'loPrize', 'de', 'deFirst', 'deTop', 'deG1', 'deBoth'] as const),
  ...(['head', 'tail', 'xien', 'xienQuay', 'truot', 'deSides'] as const),
] as const;
export type RuleKey = (typeof ruleKeys)[number];
export type Rules = Readonly<Record<RuleKey, string>>;

/** The rule of a play by the form of its code; the first that fits. */
const forms: readonly (readonly [code: RegExp, rule: RuleKey])[] = [
  [/^lo2-1k$/, 'loOne'],
  [/^lo2-first$/, 'loFirst'],
  [/^lo2-g/, 'loPrize'],
  [/^lo\d$/, 'lo'],
  [/^de\.sides$/, 'deSides'],
  [/^de-first$/, 'deFirst'],
  [/^(de|three)-top$/, 'deTop'],
  [/^(de|four)-g1$/, 'deG1'],
  [/^(de|three)-both$/, 'deBoth'],
  [/^(de|three|four)$/, 'de'],
  [/^head$/, 'head'],
  [/^tail$/, 'tail'],
  [/^xien-quay$/, 'xienQuay'],
  [/^xien/, 'xien'],
  [/^truot/, 'truot'],
  [/^pair\d\d\.dragon-tiger$/, 'dragonTiger'],
  [/^pair\d\d\.dragon-tiger-push$/, 'dragonTigerPush'],
  [/^any\d\.direct$/, 'anyDirect'],
  [/^any\d\.banker$/, 'banker'],
  [/^any\d$/, 'anyOf'],
  [/^front3\.any$/, 'frontAny'],
  [/^front\d$/, 'front'],
  [/\.direct$/, 'direct'],
  [/\.list$/, 'list'],
  [/\.combo$/, 'combo'],
  [/\.group\d*$/, 'group'],
  [/\.contains\d$/, 'contains'],
  [/\.appears\d$/, 'appears'],
  [/^special\.sides$/, 'specialSides'],
  [/^special\.colour$/, 'specialColour'],
  [/^special$/, 'special'],
  [/^(main|two-all|three-all)$/, 'together'],
  [/^three-hit-two$/, 'threeHitTwo'],
  [/^position$/, 'position'],
  [/^position\.sides$/, 'positionSides'],
  [/^dragon-tiger$/, 'carDragonTiger'],
  [/^sum2\.sides$/, 'sum2Sides'],
  [/^sum2\.sides-push$/, 'sum2SidesPush'],
  [/^sum[23]$/, 'sum2'],
  [/^pick\d+\.table$/, 'pickTable'],
  [/^pick\d+$/, 'pick'],
  [/^(upper-lower|odd-even)$/, 'majority'],
  [/^elements$/, 'elements'],
  [/^odd-count$/, 'oddCount'],
  [/^median$/, 'median'],
  [/^triple$/, 'triple'],
  [/^any-triple$/, 'anyTriple'],
  [/^pair$/, 'pair'],
  [/^pair-only$/, 'pairOnly'],
  [/^pair-single$/, 'pairSingle'],
  [/^three-different$/, 'threeDifferent'],
  [/^any-straight$/, 'anyStraight'],
  [/^two-different$/, 'twoDifferent'],
  [/^sides-casino$/, 'sidesCasino'],
  [/\.sum-sides$/, 'sumSides'],
  [/(^|\.)sum$/, 'sum'],
  [/\.form$/, 'form'],
  [/\.bull$/, 'bull'],
  [/(^|\.)sides$/, 'sides'],
  [/^sum-sides$/, 'sumSides'],
];

export const ruleKeyOf = (code: string): RuleKey | undefined =>
  forms.find(([form]) => form.test(code))?.[1];

export const ruleOf = (rules: Rules, code: string): string => {
  const key = ruleKeyOf(code);
  return key ? rules[key] : '';
};
