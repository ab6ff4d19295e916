import * as client from 'openid-client';
import type { SignInConfig } from '../outside-config.ts';
import type { Identity, SignInAnswer, SignInProvider, SignInRequest } from '../ports/sign-in.ts';

/** Seconds. */
const answerWithin = 10;
/** The only accepted signature algorithm of ID tokens. */
const signedBy = 'RS256';

/** Peculiarities of a provider. */
export interface ProviderTraits {
  code: SignInProvider['code'];
  scope: string;
  /** For a provider whose discovery document lacks it. */
  tokenEndpoint?: string;
}

export const google: ProviderTraits = { code: 'google', scope: 'openid email profile' };
export const facebook: ProviderTraits = {
  code: 'facebook',
  scope: 'openid email public_profile',
  tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
};

/** Errors of an unreachable or broken provider, as opposed to a rejection. */
const outOfReach = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

const textOf = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined);

/**
 * A sign-in provider, by OpenID Connect: authorization code with PKCE, and an ID token whose
 * signature and nonce are checked.
 */
export class OidcSignIn implements SignInProvider {
  readonly code: SignInProvider['code'];
  readonly #traits: ProviderTraits;
  readonly #config: SignInConfig;
  #discovered: Promise<client.Configuration> | undefined;

  constructor(traits: ProviderTraits, config: SignInConfig) {
    this.code = traits.code;
    this.#traits = traits;
    this.#config = config;
  }

  async begin(request: SignInRequest): Promise<string> {
    const address = client.buildAuthorizationUrl(await this.#discover(), {
      scope: this.#traits.scope,
      response_type: 'code',
      redirect_uri: request.redirectUri,
      state: request.state,
      nonce: request.nonce,
      code_challenge: request.codeChallenge,
      code_challenge_method: 'S256',
      ui_locales: request.language,
    });
    return address.href;
  }

  async finish(answer: SignInAnswer): Promise<Identity | undefined> {
    const cameBack = new URL(answer.redirectUri);
    cameBack.searchParams.set('code', answer.code);
    if (answer.issuer) cameBack.searchParams.set('iss', answer.issuer);
    const claims = await this.#redeem(cameBack, answer);
    if (!claims) return undefined;
    return {
      subject: claims.sub,
      email: textOf(claims.email),
      emailVerified: claims.email_verified === true,
      name: textOf(claims.name),
    };
  }

  async #redeem(cameBack: URL, answer: SignInAnswer): Promise<client.IDToken | undefined> {
    const configuration = await this.#discover();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, cameBack, {
        pkceCodeVerifier: answer.codeVerifier,
        expectedNonce: answer.nonce,
        // The caller has found the nonce by the state.
        expectedState: client.skipStateCheck,
        idTokenExpected: true,
      });
      return tokens.claims();
    } catch (error) {
      if (isNo(error)) return undefined;
      throw error;
    }
  }

  /** The provider's discovery document, cached; a failure is not cached. */
  #discover(): Promise<client.Configuration> {
    this.#discovered ??= this.#read().catch((error: unknown) => {
      this.#discovered = undefined;
      throw error;
    });
    return this.#discovered;
  }

  async #read(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#config;
    const site = { client_secret: clientSecret, id_token_signed_response_alg: signedBy };
    // By default the library does not verify the signature of an ID token received over TLS.
    const execute = [client.enableNonRepudiationChecks];
    // A provider on this machine, in development.
    if (!issuer.startsWith('https:')) execute.push(client.allowInsecureRequests);
    const known = await client.discovery(new URL(issuer), clientId, site, undefined, {
      timeout: answerWithin,
      execute,
    });
    const { tokenEndpoint } = this.#traits;
    if (known.serverMetadata().token_endpoint || !tokenEndpoint) return known;
    const { supportsPKCE, ...told } = known.serverMetadata();
    const whole = { ...told, token_endpoint: tokenEndpoint };
    const completed = new client.Configuration(whole, clientId, site);
    completed.timeout = answerWithin;
    for (const apply of execute) apply(completed);
    return completed;
  }
}

/** Whether the provider rejected the code, or its ID token is invalid. */
function isNo(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  return error instanceof client.ClientError && !outOfReach.includes(error.code ?? '');
}
