import type { Cached, Data, Logged } from '../../contexts.ts';

export type LineTransferContext = Data & Logged & Cached;
