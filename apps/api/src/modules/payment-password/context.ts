import type {
  Cached,
  Data,
  Logged,
  Logins,
  Messaging,
  Patterns,
  Secrets,
  Verifying,
} from '../../contexts.ts';

export type PaymentPasswordContext = Data &
  Logged &
  Cached &
  Secrets &
  Messaging &
  Logins &
  Verifying &
  Patterns;
