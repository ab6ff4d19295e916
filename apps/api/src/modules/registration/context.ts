import type {
  Brands,
  Cached,
  Data,
  Logged,
  Logins,
  Patterns,
  SigningIn,
  Verifying,
} from '../../contexts.ts';

export type RegistrationContext = Data &
  Logged &
  Cached &
  Brands &
  Logins &
  Verifying &
  SigningIn &
  Patterns;
