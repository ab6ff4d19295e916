import type { Data, Secrets } from '../../contexts.ts';

export type CustomerServiceContext = Data & Secrets;
