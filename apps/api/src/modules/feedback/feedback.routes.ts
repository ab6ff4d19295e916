import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { FeedbackContext } from './context.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(routes: Routes, context: FeedbackContext): void {
  routes.on(endpoints.sendFeedback, ({ caller, body, files }) =>
    sendFeedback(context, caller, { ...body, files }),
  );
}
