import type { Manifest } from '../../manifest.ts';
import type { FeedbackContext } from './context.ts';
import { feedbackRoutes } from './feedback.routes.ts';

export const feedback = {
  routes: [feedbackRoutes],
} as const satisfies Manifest<FeedbackContext>;
