/** Remembers the answers: a program has a few hundred names, and every query asks for some. */
function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let renamed = known.get(name);
    if (renamed === undefined) {
      renamed = rename(name);
      known.set(name, renamed);
    }
    return renamed;
  };
}

/** `created_at` as `createdAt`. */
export const fieldOf = remembered((column) =>
  column.replace(/(?<=[^_])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
);

/** `createdAt` as `created_at`. */
const columnOf = remembered((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** A record whose fields are renamed to columns, for SQL that reads it as JSON. */
export const toColumns = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [columnOf(field), value]));
