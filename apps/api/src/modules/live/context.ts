import type { Cached, Data, Logged } from '../../contexts.ts';

export type LiveContext = Data & Logged & Cached;
