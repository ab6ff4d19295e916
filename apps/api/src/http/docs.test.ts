import { type Endpoint, endpointList, errorStatus, refusalsOf } from '@lantern/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../testing/test-site.ts';
import { exampleOf } from './examples.ts';

const site = useTestSite();

interface Operation {
  operationId: string;
  security: object[];
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, object> }
  >;
  requestBody?: { content: Record<string, object> };
  parameters: { name: string; in: string; required: boolean }[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let served: Promise<Document> | undefined;
/** The document as it is served, read once: it is large. */
const read = (): Promise<Document> => {
  served ??= site.client.raw('GET', '/docs/json').then(({ body }) => body as Document);
  return served;
};
const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      place: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );

describe('the API documentation', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { body } = await site.client.raw('GET', '/docs/json');
    expect(await validator.validate(body)).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has exactly the calls of the contract', async () => {
    const listed = operations(await read()).map(
      ({ place, operationId }) => `${operationId}: ${place}`,
    );
    const known = endpointList.map(
      ({ name, method, path }) => `${name}: ${method} ${path.replace(/:([a-z]+)/g, '{$1}')}`,
    );
    expect(listed.sort()).toEqual(known.sort());
  });

  it('lists the parts of a form: a body if the call has one, then the files', async () => {
    const told = operations(await read());
    const formOf = (name: string) =>
      told.find(({ operationId }) => operationId === name)?.requestBody?.content[
        'multipart/form-data'
      ];
    expect(formOf('sendFeedback')).toMatchObject({
      schema: {
        required: ['body'],
        properties: {
          body: {
            contentMediaType: 'application/json',
            contentSchema: { required: ['type', 'content'] },
          },
          file: { type: 'array', maxItems: 3 },
        },
        additionalProperties: false,
      },
    });
    expect(formOf('uploadAvatar')).toMatchObject({
      schema: { required: ['file'], properties: { file: { type: 'string' } } },
    });
  });

  it.each(endpointList.map((call) => [call.name, call] as const))(
    'describes callers, input and refusals of %s',
    async (name, call) => {
      const told = operations(await read()).find(({ operationId }) => operationId === name);
      const anybody = call.access === 'public' || call.access === 'development';
      expect(told?.security.length).toBe(anybody ? 0 : 1);
      const plain = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
      const body = [call.sealed ? 'application/jose' : plain];
      const taken = call.upload ? ['multipart/form-data'] : call.body ? body : [];
      expect(Object.keys(told?.requestBody?.content ?? {})).toEqual(taken);
      const needsKey = told?.parameters.some(
        (one) => one.name === 'Idempotency-Key' && one.required,
      );
      expect(needsKey).toBe(call.movesMoney === true);
      const codes = call.foreign ? [] : refusalsOf(call);
      for (const code of codes)
        expect(told?.responses[errorStatus[code]]?.description).toContain(code);
    },
  );

  it('has an example on every operation, and items on every array', async () => {
    const document = await read();
    const bare = operations(document).filter(({ requestBody, responses }) => {
      const shown = [requestBody, responses['200']];
      return shown.some(
        (part) => part && !Object.values(part.content ?? {}).every((one) => 'example' in one),
      );
    });
    expect(bare.map(({ place }) => place)).toEqual([]);
    const arrays: unknown[] = [];
    JSON.stringify(document, (_key, value) => {
      if (value?.type === 'array' && !value.items) arrays.push(value);
      return value;
    });
    expect(arrays).toEqual([]);
  });

  it.each(endpointList.map((call: Endpoint) => [call.name, call] as const))(
    'has examples of %s that the call accepts',
    (_, call) => {
      for (const schema of [call.query, call.body, call.value])
        if (schema) expect(schema.safeParse(exampleOf(schema)).error).toBeUndefined();
    },
  );

  it('names the headers of limits, which limited calls send', async () => {
    const told = operations(await read()).find(({ operationId }) => operationId === 'affiliate');
    const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
    expect(Object.keys(told?.responses['200']?.headers ?? {})).toEqual(names);
    const { headers } = await site.client.raw('GET', '/wps/agent/affiliate');
    for (const name of names) expect(headers[name]).toMatch(/^\d+$/);
  });

  it('llms.txt lists every call', async () => {
    const { text, type } = await site.client.raw('GET', '/llms.txt');
    expect(type).toBe('text/plain');
    for (const { method, path } of endpointList) expect(text).toContain(`- ${method} ${path} (`);
  });

  it('is available as a page and as YAML', async () => {
    expect((await site.client.raw('GET', '/docs/')).text).toContain('<title>');
    expect((await site.client.raw('GET', '/docs/yaml')).text).toMatch(/^openapi: ["']?3\.1/m);
  });
});
