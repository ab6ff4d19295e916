import type { SocialProvider } from '@lantern/contracts';

/** The providers' own names; they are the same in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
};
