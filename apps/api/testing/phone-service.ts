import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as jose from 'jose';
import type { FirebaseConfig } from '../src/outside-config.ts';
import { PhoneEmulator } from './phone-emulator.ts';

export const projectId = 'lantern-test';

interface Told {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** The signer; by default the service itself. */
  key?: jose.CryptoKey | Uint8Array;
}

export interface PhoneService {
  config: FirebaseConfig;
  /** The address of the service's emulator for a page. */
  emulatorUrl: string;
  /** Of its signing key. */
  publicPem: string;
  /** Creates the token that a page would get for a number (E.164). */
  token(mobile: string, told?: Told): Promise<string>;
  /** Refuses to publish its keys. */
  broken: boolean;
  /** Requested paths. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Replaces the external service: publishes a key over HTTP, and signs tokens with it. */
export async function startPhoneService(): Promise<PhoneService> {
  const { publicKey, privateKey } = await jose.generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await jose.exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const asked: string[] = [];
  const emulator = new PhoneEmulator((mobile) => service.token(mobile));
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (service.broken) response.writeHead(500).end();
    else if (request.url !== '/keys') void answerPage(emulator, request, response);
    else
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const emulatorUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keysUrl = `${emulatorUrl}/keys`;
  const service: PhoneService = {
    config: {
      projectId,
      apiKey: 'public',
      authDomain: 'auth.example',
      keysUrl,
      emulatorUrl: undefined,
    },
    emulatorUrl,
    publicPem: await jose.exportSPKI(publicKey),
    broken: false,
    asked,
    token: (mobile, { claims = {}, header = {}, key = privateKey } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const usual = {
        ...{
          iss: `https://securetoken.google.com/${projectId}`,
          aud: projectId,
          sub: 'somebody',
          phone_number: mobile,
        },
        ...{ iat: now, exp: now + 3600, auth_time: now, jti: crypto.randomUUID() },
        firebase: { sign_in_provider: 'phone', identities: { phone: [mobile] } },
      };
      return new jose.SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })
        .sign(key);
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return service;
}

/** Any page may ask, from any origin. */
const forEveryPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

async function answerPage(
  emulator: PhoneEmulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  if (method === 'OPTIONS') return void response.writeHead(204, forEveryPage).end();
  const [path = ''] = url.split('?');
  const { status, body } = await emulator.answer({
    method,
    path,
    body: JSON.parse((await text(request)) || '{}'),
  });
  response.writeHead(status, forEveryPage).end(JSON.stringify(body));
}
