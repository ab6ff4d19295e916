import type {
  Cached,
  Data,
  Logged,
  Logins,
  Messaging,
  Searching,
  Secrets,
} from '../../contexts.ts';

export type MemberFileContext = Data & Searching & Logged & Cached & Secrets & Messaging & Logins;
