/** A team of a league. Strengths are in per cent of the league's mean. */
export interface Team {
  /** Three letters. */
  readonly code: string;
  readonly name: string;
  /** What it scores. */
  readonly attack: number;
  /** What the others score against it: less is stronger. */
  readonly defence: number;
  /** Its shirt, and what is written on it. */
  readonly colours: readonly [string, string];
}

/** What a pick is about: the markets of both sports. */
export type Market =
  | 'result'
  | 'goals'
  | 'both'
  | 'score'
  | 'winner'
  | 'map'
  | 'maps'
  | 'kills'
  | 'handicap';

/** A match as picks see it: goals, or maps won; and the score of its first period. */
export interface Played {
  readonly score: Pair;
  readonly first: Pair;
}

/** Home and away. */
export type Pair = readonly [number, number];

/** A pick on a match. */
export interface Pick {
  /** Its code in tickets and records. */
  readonly code: string;
  readonly market: Market;
  readonly label: 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no' | 'score' | 'other';
  /** What stands after the label: the line, the score, the handicap. */
  readonly value?: string;
  wins(played: Played): boolean;
}

/** What makes a league a sport. All of it is data but the conditions of its picks. */
export interface Sport {
  readonly code: string;
  readonly algorithm: string;
  readonly names: { readonly en: string; readonly vi: string };
  readonly category: 'SPORTS' | 'ESPORTS';
  /** The best return of a single pick in per cent, with two digits. */
  readonly rtp: string;
  /** An even number of teams: each plays every match day. */
  readonly teams: readonly Team[];
  /** The mean scores of a period between equal teams, in thousandths. */
  readonly means: Pair;
  /** The highest score of a side in a period; Poisson's law gives it all that is left. */
  readonly most: number;
  /** The periods that a side has to win: one match of football, two maps of e-sports. */
  readonly toWin: 1 | 2;
  /** The house's share in thousandths, by market. */
  readonly margins: Readonly<Partial<Record<Market, number>>>;
  readonly picks: readonly Pick[];
  /** The picks that exclude each other and cover a market, for stakes on opposite outcomes. */
  readonly opposite: readonly (readonly string[])[];
  /** How long the matches are shown, in milliseconds. */
  readonly playMs: number;
}
