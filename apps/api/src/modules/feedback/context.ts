import type { Data, Files, Logged } from '../../contexts.ts';

export type FeedbackContext = Data & Logged & Files;
