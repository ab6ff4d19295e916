/** Why a brand's regular expression is rejected. */
export type PatternFault = 'too_long' | 'unreadable' | 'unsafe';

/** Checks a brand's regular expression before it is used; undefined if it is accepted. */
export type PatternVetter = (acceptedPattern: string) => Promise<PatternFault | undefined>;
