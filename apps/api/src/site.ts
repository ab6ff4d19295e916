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
  Searching,
  Secrets,
  SigningIn,
  StaffLogins,
  Vendors,
  Verifying,
  Watched,
} from './contexts.ts';

/**
 * All parts of the site. Only the frame (app.ts, main.ts, http/, jobs/) uses this type: a module
 * names the contexts that its use cases need.
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
    Searching,
    Secrets,
    SigningIn,
    StaffLogins,
    Vendors,
    Verifying,
    Watched {}
