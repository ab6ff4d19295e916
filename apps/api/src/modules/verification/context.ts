import type { Data, Logged, Messaging, Verifying } from '../../contexts.ts';

export type VerificationContext = Data & Logged & Messaging & Verifying;
