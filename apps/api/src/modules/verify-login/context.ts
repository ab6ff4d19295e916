import type {
  Cached,
  Data,
  Logged,
  Logins,
  Messaging,
  Secrets,
  Verifying,
} from '../../contexts.ts';

export type VerifyLoginContext = Data & Logged & Cached & Secrets & Messaging & Logins & Verifying;
