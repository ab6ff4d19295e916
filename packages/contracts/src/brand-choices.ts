/**
 * The puzzles that a brand can ask for; the proof of work is open to everybody in place of either.
 */
export const captchaKinds = ['image', 'slider'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

/** The families of lottery by how they pay. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

/** The sign-in providers that a brand can switch on. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
