import type { Cached, Data, Logged, Messaging, Secrets } from '../../contexts.ts';

export type MessagesContext = Data & Logged & Cached & Secrets & Messaging;
