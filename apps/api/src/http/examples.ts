import type { Endpoint } from '@lantern/contracts';

type Schema = NonNullable<Endpoint['body']>;
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  element?: Schema;
  items?: Schema[];
  innerType?: Schema;
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  entries?: Record<string, unknown>;
  values?: unknown[];
}
const definitionOf = ({ def }: Schema) => def as unknown as Definition;
const accepts = (schema: Schema, value: unknown) => schema.safeParse(value).success;

/** Values by the name of the field. */
const named: Record<string, string> = {
  account: 'lannguyen',
  address: '203.0.113.7',
  accountNumber: '0071001234567',
  affiliateCode: 'LAN7Q2KD',
  bankName: 'Vietcombank',
  captcha: '7KQ2M',
  closesAt: '18:00',
  color: '#A8623A',
  color2: '#FFFFFF',
  content: '<p>Text</p>',
  country: 'VN',
  currency: 'VND',
  currencySymbol: '₫',
  defaultLanguage: 'vi',
  drawsAt: '18:15',
  email: 'lan@example.com',
  game: 'Lucky Bowl',
  games: 'BGS:lucky-bowl',
  gameCode: 'lucky-bowl',
  gameName: 'Lucky',
  groupName: '/index',
  hash: 'deposit',
  ip: '203.0.113.7',
  language: 'TY',
  labelName: 'Bronze',
  merchantCode: 'lantern',
  method: 'vietqr',
  mobileNo: '912345678',
  mobileNum: '912345678',
  name: 'Lucky Bowl',
  nickname: 'Lan',
  nodeId: 'BGS:lucky-bowl',
  referralCode: 'LAN7Q2KD',
  reason: 'Confirmed by phone',
  title: 'Lucky Bowl',
  username: 'lannguyen',
  vassalage: 'BGS',
  vendorName: 'Lantern Originals',
  verificationCode: '482913',
};

/** For other fields: the first that the schema accepts. */
const usual: readonly string[] = [
  'example',
  '1000',
  'VND',
  '84',
  '123456',
  '2000-01-01',
  '2026-01-01T00:00:00Z',
  '01a20000-0000-7000-8000-000000000000',
  'https://lantern.example/',
  'a'.repeat(64),
  'D-23456789',
  'W-23456789',
  'a@mail.example',
  '#A8623A',
  'B',
  '/',
  'PH',
  'An example of a longer text.',
  'A'.repeat(20),
  'x'.repeat(43),
  '0'.repeat(32),
  'a'.repeat(128),
  '20260314083000',
  '1',
  '16:15',
];

/** Lists have one entry, or as many as a result. */
const lengths = [1, 18];

/** Deeper parts of a recursive schema are left empty. */
const deepest = 8;

/** An example that a schema accepts. @throws Error if there is none for a field */
export function exampleOf(schema: Schema, name = '', depth = 0): unknown {
  const { type, shape, options, element, items, innerType, entries, values, ...rest } =
    definitionOf(schema);
  const { keyType, valueType } = rest;
  if (shape) return exampleOfObject(schema, shape, depth);
  if (options?.[0]) return exampleOf(options[0], name, depth);
  if (innerType) return exampleOf(innerType, name, depth);
  if (rest.in) return exampleOf(rest.in, name, depth);
  if (items) return items.map((item) => exampleOf(item, name, depth + 1));
  if (element) {
    if (depth >= deepest) return [];
    const one = exampleOf(element, name, depth + 1);
    const lists = lengths.map((length) => Array.from({ length }, () => one));
    return lists.find((list) => accepts(schema, list)) ?? [one];
  }
  if (entries && accepts(schema, Object.values(entries)[0])) return Object.values(entries)[0];
  if (values) return values[0];
  if (keyType && valueType) {
    const keys = Object.values(definitionOf(keyType).entries ?? {}).map(String);
    return Object.fromEntries(keys.map((key) => [key, exampleOf(valueType, key, depth + 1)]));
  }
  if (type === 'boolean') return true;
  const found = [named[name], ...usual, 1, 0, 10, 21, 100, {}, []].find(
    (value) => value !== undefined && accepts(schema, value),
  );
  if (found === undefined) throw new Error(`No example fits the field ${name}.`);
  return found;
}

/** All fields; without the optional ones, or with one of them, where not all go together. */
function exampleOfObject(schema: Schema, shape: Record<string, Schema>, depth: number): unknown {
  const fields = Object.entries(shape);
  const partOf = (chosen: typeof fields) =>
    Object.fromEntries(
      chosen.map(([name, field]) => [name, exampleOf(field, name, depth + 1)] as const),
    );
  const isOptional = ([, field]: (typeof fields)[number]) => accepts(field, undefined);
  const required = fields.filter((field) => !isOptional(field));
  const choices = [
    fields,
    required,
    ...fields.filter(isOptional).map((one) => [...required, one]),
  ].map(partOf);
  return choices.find((choice) => accepts(schema, choice)) ?? choices[0];
}
