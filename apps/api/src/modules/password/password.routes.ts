import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { changePassword } from './change-password.ts';
import type { PasswordContext } from './context.ts';
import { sendPasswordCode } from './first-password.ts';
import { forgotByEmail } from './forgot-by-email.ts';
import { resetPassword, resetPasswordByPhone } from './reset-password.ts';

export function passwordRoutes(routes: Routes, context: PasswordContext): void {
  routes.on(endpoints.changePassword, (call) =>
    changePassword(context, call, context.matchPattern),
  );
  routes.on(endpoints.sendPasswordCode, (call) => sendPasswordCode(context, call));
  routes.on(endpoints.forgotByEmail, (call) => forgotByEmail(context, call));
  routes.on(endpoints.resetPassword, (call) => resetPassword(context, call, context.matchPattern));
  routes.on(endpoints.resetPasswordByPhone, (call) =>
    resetPasswordByPhone(context, call, context.matchPattern),
  );
}
