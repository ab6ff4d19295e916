import { globSync } from 'node:fs';
import { liveEvent } from '@lantern/contracts';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

/** Topics of many events in one row. */
const many = ['balances', 'lottery_tickets'];

/** What the contract declares, and those of many. The socket itself says `ready`. */
const declared = liveEvent.def.options
  .flatMap(({ def }): string[] => [...def.shape.type.def.values])
  .filter((type) => type !== 'ready')
  .concat(many);

/** The topic is the first value of each row. */
const topicsIn = (sql: string): string[] =>
  found(sql, /insert into outbox \(topic,[^)]*\)\s+(?:values \(|select )('\w+'|[^,]+),/g);

const files = ['prisma/functions/**/*.sql', 'apps/api/src/**/*.store.ts'].flatMap((pattern) =>
  globSync(pattern, { cwd: repository }),
);

test('SQL publishes only events that a capability declares', () => {
  const published = new Set(files.flatMap((file) => topicsIn(textOf(file))));
  expect([...published].sort()).toEqual(declared.map((topic) => `'${topic}'`).sort());
});

test('each row of the outbox has its topic as a literal', () => {
  const rows = files.map(textOf).map((text) => ({
    inserts: found(text, /(insert into outbox)/g).length,
    topics: topicsIn(text).filter((topic) => /^'\w+'$/.test(topic)).length,
  }));
  expect(rows.filter(({ inserts, topics }) => inserts !== topics)).toEqual([]);
});
