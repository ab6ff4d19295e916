import type {
  Cached,
  Data,
  Files,
  Logged,
  Logins,
  Messaging,
  Secrets,
  Verifying,
} from '../../contexts.ts';

export type ProfileContext = Data &
  Logged &
  Cached &
  Secrets &
  Messaging &
  Logins &
  Verifying &
  Files;
