import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { changePassword } from './change-password.ts';
import type { PasswordContext } from './context.ts';
import { sendPasswordCode } from './first-password.ts';
import { forgotByEmail } from './forgot-by-email.ts';
import { resetPassword, resetPasswordByPhone } from './reset-password.ts';

export function passwordRoutes(routes: Routes, context: PasswordContext): void {
  routes.on(endpoints.changePassword, ({ caller, body }) => changePassword(context, caller, body));
  routes.on(endpoints.sendPasswordCode, ({ caller }) => sendPasswordCode(context, caller));
  routes.on(endpoints.forgotByEmail, ({ caller, body }) => forgotByEmail(context, caller, body));
  routes.on(endpoints.resetPassword, ({ caller, body }) => resetPassword(context, caller, body));
  routes.on(endpoints.resetPasswordByPhone, ({ caller, body }) =>
    resetPasswordByPhone(context, caller, body),
  );
}
