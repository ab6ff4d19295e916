import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { part } from '../../lib/parts/lazy-part.ts';
import type { DialogProps, SecurityState } from './state.ts';

/** The dialogs of the protections, each fetched when it is first opened. */
export const dialogs = {
  password: lazy(part(() => import('./passwords/change-password.tsx'))),
  noPassword: lazy(part(() => import('./passwords/no-password.tsx'))),
  paymentPassword: lazy(part(() => import('./passwords/payment-password.tsx'))),
  paymentReset: lazy(part(() => import('./passwords/reset-payment-password.tsx'))),
  email: lazy(part(() => import('./contact/bind-email.tsx'))),
  mobile: lazy(part(() => import('./contact/bind-mobile.tsx'))),
  authenticator: lazy(part(() => import('./authenticator/enrol.tsx'))),
  recoveryCodes: lazy(part(() => import('./authenticator/renew-codes.tsx'))),
  removeAuthenticator: lazy(part(() => import('./authenticator/remove-authenticator.tsx'))),
} as const satisfies Record<string, LazyExoticComponent<ComponentType<DialogProps>>>;

export type DialogName = keyof typeof dialogs;

/**
 * The dialog to open. Each needs the login password, so it is set first if missing, and that needs
 * a verified phone or e-mail.
 */
export function dialogFor(wish: DialogName, state: SecurityState): DialogName {
  if (state.password) return wish;
  if (state.mobileVerified || state.emailVerified) return 'noPassword';
  return wish === 'email' ? wish : 'mobile';
}
