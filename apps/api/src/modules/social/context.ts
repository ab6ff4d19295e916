import type {
  Cached,
  Data,
  Logged,
  Logins,
  Messaging,
  Secrets,
  SigningIn,
} from '../../contexts.ts';

export type SocialContext = Data & Logged & Cached & Secrets & Messaging & Logins & SigningIn;
