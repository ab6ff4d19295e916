export interface SignInRequest {
  /** Where the provider redirects the browser back to. */
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
  /** The issuer in the response; some providers require that it is checked. */
  issuer: string | undefined;
  nonce: string;
  codeVerifier: string;
}

/** The person that the provider signed in. */
export interface Identity {
  /** The provider's id of the account; never changes. */
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}

/** An OpenID Connect provider. Both methods throw when it is unreachable or its reply invalid. */
export interface SignInProvider {
  readonly code: 'google' | 'facebook';
  /** The address to which the browser is sent. */
  begin(request: SignInRequest): Promise<string>;
  /** Redeems the code; undefined when the provider rejects it or its ID token is invalid. */
  finish(answer: SignInAnswer): Promise<Identity | undefined>;
}
