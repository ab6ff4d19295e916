import type english from '../src/en/plays.json';

type Group = keyof typeof english;
/** A key of the texts of plays, such as `kind.direct`. */
export type PlayKey = { [In in Group]: `${In}.${keyof (typeof english)[In] & string}` }[Group];

/** Says a text of plays in the language of the page. */
export type SayPlay = (key: PlayKey, values: { n: number }) => string;

/** The language of a play's name where it is not that of the page. */
export const langOf = (code: string): 'vi' | undefined =>
  isVietnamesePlay(code) ? 'vi' : undefined;

/** The plays of Vietnam by their trade names, which players of any language know. */
const vietnamese: Readonly<Record<string, string>> = {
  lo2: 'Lô 2 số',
  'lo2-1k': 'Lô 2 số 1k',
  'lo2-first': 'Lô 2 số đầu',
  'lo2-g3': 'Lô 2 số giải 3',
  'lo2-g4': 'Lô 2 số giải 4',
  'lo2-g5': 'Lô 2 số giải 5',
  'lo2-g6': 'Lô 2 số giải 6',
  lo3: 'Lô 3 số',
  lo4: 'Lô 4 số',
  de: 'Đề đặc biệt',
  'de-first': 'Đề đầu đặc biệt',
  'de-top': 'Đề đầu',
  'de-g1': 'Đề giải 1',
  'de-both': 'Đề đầu - đuôi',
  head: 'Đầu',
  tail: 'Đuôi',
  three: '3 càng đặc biệt',
  'three-top': '3 càng đầu',
  'three-both': '3 càng đầu - đuôi',
  four: '4 càng đặc biệt',
  'four-g1': '4 càng giải 1',
  xien2: 'Xiên 2',
  xien3: 'Xiên 3',
  xien4: 'Xiên 4',
  'xien-quay': 'Xiên quay',
  truot4: 'Lô trượt 4',
  truot6: 'Lô trượt 6',
  truot8: 'Lô trượt 8',
  truot10: 'Lô trượt 10',
  'de.sides': 'Chẵn lẻ, lớn nhỏ',
};

/** Vietnamese plays have their tabs too; the others are grouped by the places that count. */
const vietnameseGroups: readonly [group: string, codes: RegExp][] = [
  ['Lô', /^lo\d/],
  ['Đề', /^(de|head|tail)/],
  ['Càng', /^(three|four)/],
  ['Xiên', /^xien/],
  ['Lô trượt', /^truot/],
];

export const isVietnamesePlay = (code: string): boolean => code in vietnamese;

const counts: Readonly<Record<string, number>> = { five: 5, three: 3 };

/** For a text without a number. */
const none = { n: 0 };

/** The places of a play on digits: `front3` is the first three. */
function areaName(say: SayPlay, area: string): string {
  const whole = counts[area];
  if (whole !== undefined) return say('area.all', { n: whole });
  const [, side = '', count = ''] = /^(front|mid|back|any)(\d)$/.exec(area) ?? [];
  return say(`area.${side as 'front' | 'mid' | 'back' | 'any'}`, { n: Number(count) });
}

const kinds = {
  direct: 'kind.direct',
  list: 'kind.list',
  combo: 'kind.combo',
  group: 'kind.group',
  group3: 'kind.group3',
  group6: 'kind.group6',
  sum: 'kind.sum',
  form: 'kind.form',
  sides: 'kind.sides',
  'sum-sides': 'kind.sumSides',
  bull: 'kind.bull',
  position: 'kind.position',
  'dragon-tiger': 'kind.dragonTiger',
  'dragon-tiger-push': 'kind.dragonTigerPush',
  'odd-count': 'kind.oddCount',
  median: 'kind.median',
  triple: 'kind.triple',
  'any-triple': 'kind.anyTriple',
  pair: 'kind.pair',
  'pair-only': 'kind.pairOnly',
  'pair-single': 'kind.pairSingle',
  'three-different': 'kind.threeDifferent',
  'any-straight': 'kind.anyStraight',
  'two-different': 'kind.twoDifferent',
  'sides-casino': 'kind.sidesCasino',
  'position.sides': 'kind.positionSides',
  sum2: 'kind.sum2',
  'sum2.sides': 'kind.sum2Sides',
  'sum2.sides-push': 'kind.sum2SidesPush',
  sum3: 'kind.sum3',
  'upper-lower': 'kind.upperLower',
  'odd-even': 'kind.oddEven',
  elements: 'kind.elements',
  special: 'kind.special',
  'special.sides': 'kind.specialSides',
  'special.colour': 'kind.specialColour',
  main: 'kind.main',
  'two-all': 'kind.twoAll',
  'three-all': 'kind.threeAll',
  'three-hit-two': 'kind.threeHitTwo',
} as const;

/** What is bet on the places of an area; `front4.group6` is another group than `front3.group6`. */
function kindName(say: SayPlay, kind: string, area = ''): string {
  const [, contained] = /^contains(\d)$/.exec(kind) ?? [];
  if (contained) return say('kind.contains', { n: Number(contained) });
  const [, times] = /^appears(\d)$/.exec(kind) ?? [];
  if (times) return say('kind.appears', { n: Number(times) });
  const [, orders] = /^group(\d+)$/.exec(kind) ?? [];
  if (orders && /^(five|front4|back4)$/.test(area))
    return say('kind.groupOf', { n: Number(orders) });
  const known = kinds[kind as keyof typeof kinds];
  return known ? say(known, none) : kind;
}

const digitArea = /^(five|three|front\d|mid3|back\d)\.(.+)$/;
const pairOf = /^pair(\d)(\d)\.(.+)$/;

export interface PlayName {
  /** The tab that it belongs to; an empty text where a family needs no tabs. */
  readonly group: string;
  /** The name within the group. */
  readonly short: string;
  /** The name alone, such as on a slip. */
  readonly full: string;
}

const alone = (name: string, group = ''): PlayName => ({ group, short: name, full: name });
const under = (group: string, short: string): PlayName => ({
  group,
  short,
  full: `${group}: ${short}`,
});

/** The name of a play in the language of the page. */
export function playName(say: SayPlay, code: string): PlayName {
  const name = vietnamese[code];
  if (name) {
    const group = vietnameseGroups.find(([, codes]) => codes.test(code))?.[0] ?? '';
    return alone(name, group);
  }
  const [, area, kind] = digitArea.exec(code) ?? [];
  if (area && kind) return under(areaName(say, area), kindName(say, kind, area));
  const [, left, right, order] = pairOf.exec(code) ?? [];
  if (order) return under(kindName(say, order), `${left} · ${right}`);
  const [, front] = /^(front\d)$/.exec(code) ?? [];
  if (front) return alone(areaName(say, front));
  const [, size, way] = /^any(\d)(?:\.(direct|banker))?$/.exec(code) ?? [];
  if (size && way === 'banker')
    return under(say('kind.banker', none), say('area.any', { n: Number(size) }));
  if (size) return under(say('group.any', none), say('area.any', { n: Number(size) }));
  const [, picks, table] = /^pick(\d+)(\.table)?$/.exec(code) ?? [];
  if (picks)
    return under(
      table ? say('kind.pickTable', none) : say('group.pick', none),
      say('kind.pick', { n: Number(picks) }),
    );
  return alone(kindName(say, code));
}

/** The tab of plays that have no group. */
export const otherGroup = (say: SayPlay): string => say('group.other', none);
