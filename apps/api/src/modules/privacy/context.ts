import type { Data, Files, Secrets } from '../../contexts.ts';

export type PrivacyContext = Data & Files & Secrets;
