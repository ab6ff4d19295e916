/** A number verified by the external service, from its signed token. */
export interface VerifiedPhone {
  /** E.164. */
  mobile: string;
  expiresAt: Date;
}

/** What a page needs to call the service; nothing of it is secret. */
export interface PhoneServiceAccess {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The address of an emulator that replaces the service. */
  emulatorUrl: string | null;
}

/** What a page loads for the service, as sources of a content security policy. */
export interface PageSources {
  readonly connect: readonly string[];
  readonly script: readonly string[];
  readonly frame: readonly string[];
}

/** An external service that sends a code to a phone, checks it and signs a token for the number. */
export interface PhoneVerifier {
  readonly access: PhoneServiceAccess;
  readonly sources: PageSources;
  /**
   * Reads a token; undefined when it is forged, expired or of another project. Throws when the
   * published keys cannot be read.
   */
  verify(idToken: string): Promise<VerifiedPhone | undefined>;
}
