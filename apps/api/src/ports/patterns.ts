/** Why a brand's own expression is not taken. */
export type PatternFault = 'too_long' | 'unreadable' | 'unsafe';

/** Judges a brand's own expression before it is used; undefined when nothing is wrong with it. */
export type PatternVetter = (acceptedPattern: string) => Promise<PatternFault | undefined>;
