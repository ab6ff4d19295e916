/** A number that the external service has verified, as its signed token tells. */
export interface VerifiedPhone {
  /** E.164. */
  mobile: string;
  expiresAt: Date;
}

/** What a page needs to talk to the service; none of it is secret. */
export interface PhoneServiceAccess {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** An emulator in the place of the service. */
  emulatorUrl: string | null;
}

/** What a page loads from elsewhere for a service, as sources of a content security policy. */
export interface PageSources {
  readonly connect: readonly string[];
  readonly script: readonly string[];
  readonly frame: readonly string[];
}

/**
 * A service outside that sends a code to a phone, checks it, and vouches for the number with a
 * signed token.
 */
export interface PhoneVerifier {
  readonly access: PhoneServiceAccess;
  readonly sources: PageSources;
  /**
   * What a token says, or undefined when it is not good: forged, for another project, too old.
   * Throws when the published keys cannot be read.
   */
  verify(idToken: string): Promise<VerifiedPhone | undefined>;
}
