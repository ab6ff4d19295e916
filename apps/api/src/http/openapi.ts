import {
  type Endpoint,
  endpointList,
  errorStatus,
  limitOf,
  refusalReply,
  refusalsOf,
} from '@lantern/contracts';
import * as z from 'zod/mini';
import { exampleOf } from './examples.ts';
import { hasUpload, type Uploading } from './uploads.ts';

type Json = Record<string, unknown>;

/** The JSON schema of a part of a call; recursive ones use `$defs` (see `hoistDefinitions`). */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return withItems(rest);
}

/** Tuples as arrays whose items are of any of their kinds, which more tools read. */
const withItems = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('prefixItems' in value)) return value;
    const { prefixItems, ...rest } = value as { prefixItems: Json[] };
    const bounds = { minItems: prefixItems.length, maxItems: prefixItems.length };
    return { ...rest, ...bounds, items: { anyOf: prefixItems } };
  }) as Json;

/** Moves an operation's `$defs` to the document's components, and adapts the references. */
function hoistDefinitions(name: string, operation: Json, components: Json): Json {
  const text = JSON.stringify(operation).replaceAll('"#/$defs/', `"#/components/schemas/${name}`);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$defs' in value)) return value;
    const { $defs, ...rest } = value as { $defs: Json };
    for (const [key, definition] of Object.entries($defs)) components[name + key] = definition;
    return rest;
  }) as Json;
}

/** Query fields that several calls share. */
const queryTexts: Record<string, string> = {
  pageNo: 'The page, from 1.',
  pageSize: 'Entries per page.',
  language: 'BCP 47, or the platform’s code such as TY; the caller’s language without it.',
  vassalage: 'The code of a vendor.',
  gameType: 'A category of games.',
  gameName: 'Part of the name, in any case and with or without accents.',
  gameClassify: 'The kind of game within its category.',
  minBet: 'Games that can be played with this stake in minor units, or with less.',
  minLineNum: 'Slots with at least this many winning lines.',
  nodeId: 'The site’s id of a game.',
  gameId: 'The vendor’s code of a game.',
  roomId: 'The vendor’s code of a room.',
  clientType: 'Accepted and ignored.',
  platform: 'Accepted and ignored.',
  channel: 'Accepted and ignored.',
  merchant: 'Accepted and ignored; the host decides the brand.',
  merchantCode: 'Accepted and ignored; the host decides the brand.',
  username: 'Accepted and ignored; the session decides the member.',
  token: 'Accepted and ignored; only the header carries a session.',
};

function parametersOf(call: Endpoint): Json[] {
  const inPath = [...call.path.matchAll(/:([a-z]+)/gi)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: `The code of the ${name}.`,
    schema: { type: 'string' },
    example: name === 'vendor' ? 'bgs' : 'paygate',
  }));
  const { properties = {}, required = [] } = call.query
    ? (schemaOf(call.query, 'input') as { properties?: Record<string, Json>; required?: string[] })
    : {};
  const example = (call.query ? exampleOf(call.query) : {}) as Json;
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(queryTexts[name] && { description: queryTexts[name] }),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Repeats of the call with the same key and body get the first reply.',
    example: 'k7Qm2Xw9Tz4Lp0Va',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  };
  return [...inPath, ...inQuery, ...(call.movesMoney ? [key] : [])];
}

/** A form with an optional JSON part `body`, followed by the parts `file`. */
function uploadOf({ upload: { files, bytes }, body }: Uploading): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: bytes };
  const several = { type: 'array', maxItems: files, items: file };
  const example = { ...(body && { body: JSON.stringify(exampleOf(body)) }) };
  const json = body && {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schemaOf(body, 'input'),
  };
  const schema = {
    type: 'object',
    required: [json ? 'body' : 'file'],
    properties: { ...(json && { body: json }), file: files === 1 ? file : several },
    additionalProperties: false,
  };
  return {
    requestBody: { required: true, content: { 'multipart/form-data': { schema, example } } },
  };
}

function bodyOf(call: Endpoint): Json {
  if (hasUpload(call)) return uploadOf(call);
  if (!call.body) return {};
  const schema = schemaOf(call.body, 'input');
  const plain = {
    [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
      schema,
      example: exampleOf(call.body),
    },
  };
  const sealed = {
    'application/jose': {
      schema: {
        type: 'string',
        description:
          'A compact JWE (ECDH-ES on P-256, A256GCM) of { iat, jti, body } ' +
          'to a key of GET /wps/system/keys.',
        contentSchema: schema,
        // The example is the `body` inside the JWE.
        examples: [JSON.stringify(exampleOf(call.body))],
      },
      example: 'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..iv.text.tag',
    },
  };
  return { requestBody: { required: true, content: call.sealed ? sealed : plain } };
}

const asCsv = {
  content: { 'text/csv': { schema: { type: 'string' }, example: 'time,amount' } },
};
const whole = { type: 'integer' };
/** Sent by every call with a limit. */
const limitHeaders = {
  'x-ratelimit-limit': { description: 'Calls allowed in the period.', schema: whole },
  'x-ratelimit-remaining': { description: 'Calls left in the period.', schema: whole },
  'x-ratelimit-reset': { description: 'Seconds until the period ends.', schema: whole },
};
const retryAfter = {
  'retry-after': { description: 'Seconds to wait before the next call.', schema: whole },
};

function responsesOf(call: Endpoint): Json {
  const value = schemaOf(call.value, 'output');
  const example = exampleOf(call.value);
  const inJson = (schema: Json, shown: unknown) => ({
    content: { 'application/json': { schema, example: shown } },
  });
  const headers = limitOf(call) ? { headers: limitHeaders } : {};
  if (call.foreign) return { 200: { description: call.summary, ...inJson(value, example) } };
  const byStatus = new Map<number, string[]>();
  for (const code of refusalsOf(call))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      ...(status === 429 && { headers: { ...limitHeaders, ...retryAfter } }),
      ...inJson(
        { $ref: '#/components/schemas/Refusal' },
        { success: false, code: codes[0], message: 'The reason in the caller’s language.' },
      ),
    },
  ]);
  const envelope = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return {
    200: {
      description: call.summary,
      ...headers,
      ...(call.file ? asCsv : inJson(envelope, { success: true, value: example })),
    },
    ...Object.fromEntries(refusals),
  };
}

const securityOf: Record<Endpoint['access'], Json[]> = {
  public: [],
  development: [],
  session: [{ session: [], browser: [] }],
  member: [{ session: [], browser: [] }],
  staff: [{ staff: [] }],
  vendor: [{ signature: [] }],
  gateway: [{ signature: [] }],
};

const callers: Record<Endpoint['access'], string> = {
  public: 'Anyone may call it.',
  development: 'Exists in development only.',
  session: 'Needs a login; trial accounts may call it.',
  member: 'Needs a login; trial accounts may not call it.',
  staff: 'For the brand’s staff.',
  vendor: 'For game vendors, with a signature over the raw body.',
  gateway: 'For payment gateways, with a signature over the raw body.',
};

function descriptionOf(call: Endpoint): string {
  const limit = limitOf(call);
  return [
    call.summary,
    callers[call.access],
    ...(call.sealed ? ['The body is sealed.'] : []),
    ...(limit ? [`At most ${limit.calls} calls in ${limit.seconds} seconds.`] : []),
  ].join(' ');
}

const tagOf = ({ path }: Endpoint) => path.split('/').slice(1, 3).join(' ');

const operationOf = (call: Endpoint): Json => ({
  operationId: call.name,
  summary: call.summary,
  description: descriptionOf(call),
  tags: [tagOf(call)],
  security: securityOf[call.access],
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: responsesOf(call),
});

/** The OpenAPI 3.1 document, generated from the contract. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = { Refusal: schemaOf(refusalReply, 'output') };
  for (const call of endpointList) {
    const path = call.path.replace(/:([a-z]+)/gi, '{$1}');
    const operation = hoistDefinitions(call.name, operationOf(call), schemas);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lantern',
      version,
      description:
        'Every call of the gateway. Replies are { success: true, value } or ' +
        '{ success: false, code, message, value? }.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The brand of this host.' }],
    tags: [...new Set(endpointList.map(tagOf))].sort().map((name) => ({
      name,
      description: `Calls under /${name.replace(' ', '/')}.`,
    })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The opaque token of a session.' },
        browser: {
          type: 'apiKey',
          in: 'cookie',
          name: 'browser',
          description:
            'Set by the login; the token is valid only in this browser. ' +
            'Over https its name starts with __Host-.',
        },
        staff: {
          type: 'http',
          scheme: 'bearer',
          description: 'The opaque token of a staff session.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'HMAC-SHA256 over timestamp, nonce, method, path and raw body.',
        },
      },
    },
  };
}
