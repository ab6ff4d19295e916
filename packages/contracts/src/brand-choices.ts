/** The puzzles a brand can choose; the proof of work is always an alternative. */
export const captchaKinds = ['image', 'slider'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** Lottery families by payout. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

/** The sign-in providers a brand can enable. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
