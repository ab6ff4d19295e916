import type { Endpoint } from '@lantern/contracts';

type Schema = NonNullable<Endpoint['body']>;
interface Definition {
  type?: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  element?: Schema;
  innerType?: Schema;
  entries?: Record<string, unknown>;
  values?: unknown[];
}
const definitionOf = ({ def }: Schema) => def as unknown as Definition;

/** A field of the contract accepts one of these. */
const usual: readonly unknown[] = [
  ...[
    true,
    1,
    'word',
    'Secret-pass-1',
    '1',
    '123456',
    '9171234567',
    '63',
    'VND',
    'PH',
    'BGS',
    '/',
    'ABCD2345',
  ],
  ...[
    'a@mail.test',
    'https://localhost/x',
    '2000-01-01',
    '2026-01-01T00:00:00.000Z',
    'D-23456789',
    'W-23456789',
  ],
  ...[
    '01a20000-0000-7000-8000-000000000000',
    'x'.repeat(43),
    'x'.repeat(10),
    '0'.repeat(32),
    'A'.repeat(20),
  ],
  ...['20260314083000', 'a'.repeat(128), '0'.repeat(64), 21, 'BGS:carp-leap'],
];

/** Values that a schema compares: times of a day, and what opens only with more. */
const named: Readonly<Record<string, unknown>> = {
  ...{ closesAt: '18:00', drawsAt: '18:15' },
  open: false,
};

/** Lists are short, or as long as a result. */
const lengths = [0, 1, 18];

const takes = (schema: Schema, value: unknown) => schema.safeParse(value).success;

/** A minimal value that a schema accepts. */
export function sampleOf(schema: Schema, name = ''): unknown {
  const { type, shape, options, element, innerType, entries, values } = definitionOf(schema);
  if (shape) return sampleOfObject(schema, shape);
  if (type === 'record') return {};
  if (options?.[0]) return sampleOf(options[0], name);
  if (innerType) return sampleOf(innerType, name);
  if (element) {
    const one = sampleOf(element);
    const lists = lengths.map((length) => Array.from({ length }, () => one));
    return lists.find((list) => takes(schema, list)) ?? [one];
  }
  const known = named[name];
  if (known !== undefined && takes(schema, known)) return known;
  return [...Object.values(entries ?? {}), ...(values ?? []), ...usual].find((value) =>
    takes(schema, value),
  );
}

/** The required fields, with one more where an object must not be empty. */
function sampleOfObject(schema: Schema, shape: Record<string, Schema>): object {
  const fields = Object.entries(shape).map(([name, field]) => ({
    part: { [name]: sampleOf(field, name) },
    field,
  }));
  const needed = fields.filter(({ field }) => !takes(field, undefined)).map(({ part }) => part);
  const least: object = Object.assign({}, ...needed);
  return (
    [least, ...fields.map(({ part }) => ({ ...least, ...part }))].find((one) =>
      takes(schema, one),
    ) ?? least
  );
}

/** The fields of a query or a body by name; of all shapes, if it has several. */
export function fieldsOf(schema: Schema | undefined): Record<string, Schema> {
  if (!schema) return {};
  const { shape = {}, options = [] } = definitionOf(schema);
  return Object.assign({}, ...options.map(fieldsOf), shape);
}

const samples = new WeakMap<Schema, object>();

/** The same for each field of a shape: to look for it takes many tries. */
function sampleOfShape(shape: Schema): object {
  const known = samples.get(shape) ?? (sampleOf(shape) as object);
  samples.set(shape, known);
  return known;
}

/** Values that a schema accepts and that have a field, from its shapes with that field. */
export function samplesWith(
  schema: Schema,
  field: string,
  value: unknown,
): Record<string, unknown>[] {
  const shapes = definitionOf(schema).options ?? [schema];
  return shapes
    .filter((shape) => field in fieldsOf(shape))
    .map((shape) => ({ ...sampleOfShape(shape), [field]: value }))
    .filter((sample) => takes(schema, sample));
}
