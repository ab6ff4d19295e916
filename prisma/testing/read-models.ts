import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Column {
  name: string;
  /** The name in Postgres. */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

/** A model of the Prisma schema as its table. */
export interface Table {
  name: string;
  columns: Column[];
  /** Each as `primary(a, b)`, `unique(a)` or `index(a)`. */
  keys: string[];
}

const types: Record<string, string> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
  'String @db.Uuid': 'uuid',
  'DateTime @db.Timestamptz': 'timestamp with time zone',
  'DateTime @db.Date': 'date',
};

const fieldLine = /^ {2}(\w+) +(\w+)(\?|\[\])?(.*)$/;
const blockLine = /^ {2}@@(id|unique|index)\(\[(.*?)\](?:, .*)?\)$/;

function readTable(model: string): Table {
  const fields = model.split('\n').flatMap((line) => {
    const [, field = '', type = '', mark = '', rest = ''] = fieldLine.exec(line) ?? [];
    const native = /@db\.\w+/.exec(rest)?.[0];
    const known = types[native ? `${type} ${native}` : type];
    // The rest are relations, which are no columns.
    return known
      ? [
          {
            field,
            type: mark === '[]' ? `${known}[]` : known,
            mark,
            rest,
            name: /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field,
          },
        ]
      : [];
  });
  const columnOf = (field: string) => fields.find((one) => one.field === field)?.name ?? field;
  const single = fields.flatMap(({ name, rest }) => [
    ...(/@id\b/.test(rest) ? [`primary(${name})`] : []),
    ...(/@unique\b/.test(rest) ? [`unique(${name})`] : []),
  ]);
  const together = model.split('\n').flatMap((line) => {
    const [, kind, list] = blockLine.exec(line) ?? [];
    const columns = list?.split(', ').map((one) => {
      const [field = '', sort] = one.split('(');
      const operators = /raw\("(\w+)"\)/.exec(one)?.[1];
      return [columnOf(field), ...(sort === 'sort: Desc)' ? ['DESC'] : []), operators]
        .filter(Boolean)
        .join(' ');
    });
    return columns ? [`${kind === 'id' ? 'primary' : kind}(${columns.join(', ')})`] : [];
  });
  return {
    name: /@@map\("(\w+)"\)/.exec(model)?.[1] ?? '',
    columns: fields.map(({ name, type, mark, rest }) => ({
      name,
      type,
      nullable: mark === '?',
      hasDefault: /@default\(/.test(rest),
    })),
    keys: [...single, ...together],
  };
}

/** The tables as the Prisma schema describes them. */
export function readModels(): Table[] {
  const folder = path.join(import.meta.dirname, '..', 'schema');
  const text = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [...text.join('\n').matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].map(([, model = '']) =>
    readTable(model),
  );
}
