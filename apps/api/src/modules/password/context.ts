import type {
  Cached,
  Configured,
  Data,
  Logged,
  Logins,
  Messaging,
  Patterns,
  Secrets,
  Verifying,
} from '../../contexts.ts';

export type PasswordContext = Data &
  Logged &
  Cached &
  Secrets &
  Configured &
  Messaging &
  Logins &
  Verifying &
  Patterns;
