export interface SignInRequest {
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE, S256. */
  codeChallenge: string;
  /** BCP 47. */
  language: string;
}

export interface SignInAnswer {
  redirectUri: string;
  code: string;
  /** Who says to have sent the answer; some providers demand that it is checked. */
  issuer: string | undefined;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider has signed in. */
export interface Identity {
  /** The provider's own name for the account; never changes. */
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}

/**
 * A sign-in provider that speaks OpenID Connect. Both methods throw when it cannot be reached or
 * does not make sense.
 */
export interface SignInProvider {
  readonly code: 'google' | 'facebook';
  /** The address to send the browser to. */
  begin(request: SignInRequest): Promise<string>;
  /** Redeems the code; undefined when the provider says no, or its ID token is not good. */
  finish(answer: SignInAnswer): Promise<Identity | undefined>;
}
