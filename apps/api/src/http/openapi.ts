import {
  type Endpoint,
  endpointList,
  errorStatus,
  refusalReply,
  refusalsOf,
} from '@lantern/contracts';
import * as z from 'zod/mini';
import { hasUpload, type Uploading } from './uploads.ts';

type Json = Record<string, unknown>;

/** The JSON schema of a part of a call; recursive ones use `$defs` (see `hoistDefinitions`). */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return rest;
}

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

function parametersOf(call: Endpoint): Json[] {
  const inPath = [...call.path.matchAll(/:([a-z]+)/gi)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = call.query
    ? (schemaOf(call.query, 'input') as { properties?: Record<string, Json>; required?: string[] })
    : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  };
  return [...inPath, ...inQuery, ...(call.movesMoney ? [key] : [])];
}

/** A form with an optional JSON part `body`, followed by the parts `file`. */
function uploadOf({ upload: { files, bytes }, body }: Uploading): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: bytes };
  const several = { type: 'array', maxItems: files, items: file };
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
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function bodyOf(call: Endpoint): Json {
  if (hasUpload(call)) return uploadOf(call);
  if (!call.body) return {};
  const schema = schemaOf(call.body, 'input');
  const plain = {
    [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema },
  };
  const sealed = {
    'application/jose': {
      schema: {
        type: 'string',
        description:
          'A compact JWE (ECDH-ES on P-256, A256GCM) of { iat, jti, body } ' +
          'to a key of GET /wps/system/keys.',
        contentSchema: schema,
      },
    },
  };
  return { requestBody: { required: true, content: call.sealed ? sealed : plain } };
}

function responsesOf(call: Endpoint): Json {
  const value = schemaOf(call.value, 'output');
  const inJson = (schema: Json) => ({ content: { 'application/json': { schema } } });
  if (call.foreign) return { 200: { description: call.summary, ...inJson(value) } };
  const byStatus = new Map<number, string[]>();
  for (const code of refusalsOf(call))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), ...inJson({ $ref: '#/components/schemas/Refusal' }) },
  ]);
  const envelope = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return {
    200: { description: call.summary, ...inJson(envelope) },
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

const operationOf = (call: Endpoint): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [call.path.split('/').slice(1, 3).join(' ')],
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
    },
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
