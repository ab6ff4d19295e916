import type {
  Approvals,
  Brands,
  Cached,
  Configured,
  Data,
  Files,
  Logged,
  Logins,
  Messaging,
  Patterns,
  Payments,
  Places,
  Sealed,
  Secrets,
  SigningIn,
  StaffLogins,
  Vendors,
  Verifying,
  Watched,
} from './contexts.ts';

/**
 * Everything that open-site.ts puts together. Only the frame (app.ts, main.ts, http/, jobs/) names
 * it: a module names the contexts that its use cases need.
 */
export interface Site
  extends Approvals,
    Brands,
    Cached,
    Configured,
    Data,
    Files,
    Logged,
    Logins,
    Messaging,
    Patterns,
    Payments,
    Places,
    Sealed,
    Secrets,
    SigningIn,
    StaffLogins,
    Vendors,
    Verifying,
    Watched {}
