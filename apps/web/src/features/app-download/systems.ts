import type { ResourceName } from '@lantern/contracts';

/** The phones that the app is for, in the order of their tabs (NAV-14). */
export const systems = ['android', 'ios'] as const;
export type System = (typeof systems)[number];

/** What is offered for each: a file of Android, a configuration file of iOS. */
export const resourceOf = { android: 'Android', ios: 'MOBILECONFIG' } as const satisfies Record<
  System,
  ResourceName
>;

/** The steps of the guide, the same four for both. */
export const steps = ['scan', 'allow', 'install', 'open'] as const;
export type Step = (typeof steps)[number];

/** The system of this device, as far as the browser reports it; undefined on a desktop. */
export function systemHere(agent: string = navigator.userAgent): System | undefined {
  if (/android/i.test(agent)) return 'android';
  return /iphone|ipad|ipod/i.test(agent) ? 'ios' : undefined;
}
