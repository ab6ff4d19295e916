import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as jose from 'jose';
import Provider from 'oidc-provider';
import { readPerson, signInPage } from './sign-in-page.ts';
import { SignInStore } from './sign-in-store.ts';

export const clientId = 'lantern';
export const clientSecret = 'the secret of the site at the provider';

/** Seconds. */
const hour = 3600;

/** A person the provider signs in, and the claims about that person. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A real OpenID provider on this machine. */
export interface SignInServer {
  issuer: string;
  config: { issuer: string; clientId: string; clientSecret: string };
  /** The person at the browser, when no page asks. */
  person: Person;
  /**
   * Changes the claims of the next ID token after it was made, and signs it again with the
   * provider's key.
   */
  forge: ((claims: jose.JWTPayload) => jose.JWTPayload) | undefined;
  /** Makes the next ID tokens from these claims, instead of the provider. */
  sign:
    | ((
        claims: jose.JWTPayload,
        own: { kid: string; publicKey: jose.CryptoKey },
      ) => Promise<string>)
    | undefined;
  /** Answers only 503. */
  broken: boolean;
  /** Follows an address of the provider like a browser, until it leads to the site. */
  follow(url: string): Promise<URL>;
  close(): Promise<void>;
}

/**
 * @param redirectUris the allowed return addresses of the site
 * @param asks whether a login page asks for the person, for tests with a browser
 */
export async function startSignInServer(
  redirectUris: string[],
  { asks = false } = {},
): Promise<SignInServer> {
  const { privateKey, publicKey } = await jose.generateKeyPair('RS256', { extractable: true });
  const kid = 'key-1';
  const jwk = { ...(await jose.exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, Person>();
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: SignInStore,
    ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key for the cookies of the tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      public_profile: ['name'],
    },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...(known.get(sub) ?? signIn.person), sub }),
    }),
    // Every person agrees to everything.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile public_profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const { body } = context as { body?: { id_token?: string } };
    if (!body?.id_token) return;
    const { forge = (claims) => claims, sign } = signIn;
    const claims = forge(jose.decodeJwt(body.id_token));
    body.id_token = sign
      ? await sign(claims, { kid, publicKey })
      : await new jose.SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  });
  const answer = provider.callback();
  const signIn: SignInServer = {
    issuer,
    config: { issuer, clientId, clientSecret },
    person: { sub: 'somebody' },
    forge: undefined,
    sign: undefined,
    broken: false,
    follow: (url) => follow(url, issuer),
    close: () => close(server),
  };
  const letIn = (request: IncomingMessage, response: ServerResponse, { sub }: Person) =>
    provider.interactionFinished(request, response, { login: { accountId: sub } });
  const askWho = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST')
      return response.setHeader('content-type', 'text/html').end(signInPage);
    const person = await readPerson(request);
    known.set(person.sub, person);
    return letIn(request, response, person);
  };
  server.on('request', (request, response) => {
    if (signIn.broken) response.writeHead(503).end();
    else if (!request.url?.startsWith('/sign-in/')) void answer(request, response);
    else void (asks ? askWho(request, response) : letIn(request, response, signIn.person));
  });
  return signIn;
}

async function follow(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10 && url.origin === issuer; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (!next)
      throw new Error(
        `The provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
      );
    url = new URL(next, url);
  }
  return url;
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
