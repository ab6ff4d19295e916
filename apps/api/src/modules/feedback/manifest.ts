import type { Manifest } from '../../manifest.ts';
import type { FeedbackContext } from './context.ts';
import { feedbackRoutes } from './feedback.routes.ts';

export const feedback = {
  routes: [feedbackRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<FeedbackContext>;
