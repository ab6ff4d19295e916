import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as jose from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { startSignInServer } from '../../testing/sign-in-server.ts';
import { facebook, google, OidcSignIn } from './oidc-sign-in.ts';

const request = {
  ...{
    redirectUri: 'http://localhost/social',
    state: 's',
    nonce: 'n',
    codeChallenge: 'c'.repeat(43),
    language: 'en',
  },
};

/** A provider whose discovery document has no token endpoint. */
const asked: { path: string; body: string }[] = [];
const [own, foreign] = await Promise.all([
  jose.generateKeyPair('RS256'),
  jose.generateKeyPair('RS256'),
]);
const keys = {
  keys: [{ ...(await jose.exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }],
};
/** The ID token it gives for a code; none until one is set. */
let idToken: string | undefined;
const bare = createServer(async (incoming, response) => {
  let body = '';
  for await (const part of incoming) body += part;
  asked.push({ path: incoming.url ?? '', body });
  const issuer = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const told = incoming.url?.startsWith('/.well-known')
    ? { issuer, authorization_endpoint: `${issuer}/dialog`, jwks_uri: `${issuer}/keys` }
    : incoming.url === '/keys'
      ? keys
      : idToken && { access_token: 'a', token_type: 'Bearer', id_token: idToken };
  response
    .writeHead(told ? 200 : 400, { 'content-type': 'application/json' })
    .end(JSON.stringify(told ?? { error: 'invalid_grant' }));
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
afterAll(() => void bare.close());
const issuer = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
const config = { issuer, clientId: 'lantern', clientSecret: 'secret' };
const answer = {
  redirectUri: request.redirectUri,
  code: 'c',
  issuer: undefined,
  nonce: 'n',
  codeVerifier: 'v'.repeat(43),
};

describe('a provider without a token endpoint in its discovery document', () => {
  it('REG-13 is called at its published fallback endpoint', async () => {
    const provider = new OidcSignIn(
      { ...facebook, tokenEndpoint: `${issuer}/oauth/access_token` },
      config,
    );
    expect(await provider.begin(request)).toContain(`${issuer}/dialog?`);
    expect(await provider.finish(answer)).toBeUndefined();
    const { path, body } = asked.at(-1) ?? {};
    expect(path).toBe('/oauth/access_token');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      ...{
        grant_type: 'authorization_code',
        code: 'c',
        client_id: 'lantern',
        client_secret: 'secret',
      },
      ...{ code_verifier: answer.codeVerifier, redirect_uri: request.redirectUri },
    });
    expect(facebook.tokenEndpoint).toBe('https://graph.facebook.com/oauth/access_token');
  });

  it('L1 REG-13 must still sign its ID tokens', async () => {
    const provider = new OidcSignIn(
      { ...facebook, tokenEndpoint: `${issuer}/oauth/access_token` },
      config,
    );
    const signed = (key: jose.CryptoKey) =>
      new jose.SignJWT({ nonce: answer.nonce })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setSubject('somebody')
        .setIssuer(issuer)
        .setAudience(config.clientId)
        .setIssuedAt()
        .setExpirationTime('1 minute')
        .sign(key);
    idToken = await signed(own.privateKey);
    expect(await provider.finish(answer)).toMatchObject({ subject: 'somebody' });
    idToken = await signed(foreign.privateKey);
    expect(await provider.finish(answer)).toBeUndefined();
    idToken = undefined;
  });
});

describe('the discovery document of a provider', () => {
  it('REG-13 is read once, and again after a failed read', async () => {
    const server = await startSignInServer([request.redirectUri]);
    try {
      server.broken = true;
      const provider = new OidcSignIn(google, server.config);
      await expect(provider.begin(request)).rejects.toThrow();
      server.broken = false;
      await expect(provider.begin(request)).resolves.toContain(server.issuer);
      server.broken = true;
      await expect(provider.begin(request)).resolves.toContain(server.issuer);
    } finally {
      await server.close();
    }
  });
});
