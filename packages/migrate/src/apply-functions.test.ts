import { expect, it } from 'vitest';
import { type Folders, makeFolders } from '../testing/folders.ts';
import { createEmptyDatabase, runOn } from '../testing/index.ts';
import { applySchema } from './index.ts';

const sql = (name: string, body: string, args = '', result = 'integer') =>
  `create or replace function ${name}(${args}) returns ${result} language sql as $$
  ${body}
$$;
`;

async function start(migration = ''): Promise<{ url: string; folders: Folders }> {
  return { url: await createEmptyDatabase(), folders: await makeFolders(migration) };
}

const functionsOf = async (url: string) =>
  (
    await runOn<{ signature: string }>(
      url,
      `select oid::regprocedure::text as signature from pg_proc
        where pronamespace = 'public'::regnamespace order by 1`,
    )
  ).map(({ signature }) => signature);

it('creates the functions of a folder, those that are called first', async () => {
  const { url, folders } = await start();
  await folders.write('a/a_sum.sql', sql('a_sum', 'select z_one() + 1'));
  await folders.write('z/z_one.sql', sql('z_one', 'select 1'));
  expect(await applySchema(url, folders)).toEqual({
    migrations: ['1_first'],
    applied: ['z_one', 'a_sum'],
    dropped: [],
  });
  expect(await runOn(url, 'select a_sum() as sum')).toEqual([{ sum: 2 }]);
});

it('applies nothing a second time, and later only the file that has changed', async () => {
  const { url, folders } = await start();
  await folders.write('a/a_one.sql', sql('a_one', 'select 1'));
  await folders.write('a/a_two.sql', sql('a_two', 'select 2'));
  await applySchema(url, folders);
  expect(await applySchema(url, folders)).toEqual({ migrations: [], applied: [], dropped: [] });
  await folders.write('a/a_two.sql', sql('a_two', 'select 22'));
  expect(await applySchema(url, folders)).toMatchObject({ applied: ['a_two'], dropped: [] });
  expect(await runOn(url, 'select a_one(), a_two()')).toEqual([{ a_one: 1, a_two: 22 }]);
});

it.each([
  ['arguments', sql('a_one', 'select $1', 'p_what integer'), 'a_one(integer)'],
  ['result', sql('a_one', "select 'one'", '', 'text'), 'a_one()'],
])('drops the old function when a file changes its %s', async (_what, changed, signature) => {
  const { url, folders } = await start();
  await folders.write('a/a_one.sql', sql('a_one', 'select 1'));
  await applySchema(url, folders);
  await folders.write('a/a_one.sql', changed);
  await applySchema(url, folders);
  expect(await functionsOf(url)).toEqual([signature]);
});

it('grants and revokes once more what a file says after its function was dropped', async () => {
  const { url, folders } = await start();
  const revoke = 'revoke execute on function a_one from public;\n';
  const isOpen = () =>
    runOn(
      url,
      `select has_function_privilege('pg_monitor', oid, 'execute') as open
                  from pg_proc where proname = 'a_one'`,
    );
  await folders.write('a/a_one.sql', sql('a_one', 'select 1') + revoke);
  await applySchema(url, folders);
  await folders.write('a/a_one.sql', sql('a_one', 'select $1', 'p_what integer') + revoke);
  await applySchema(url, folders);
  expect(await functionsOf(url)).toEqual(['a_one(integer)']);
  expect(await isOpen()).toEqual([{ open: false }]);
});

it('drops a function whose file has gone, and no other', async () => {
  const { url, folders } = await start(sql('somebody_elses', 'select 0'));
  await folders.write('a/a_one.sql', sql('a_one', 'select 1'));
  await folders.write('a/a_two.sql', sql('a_two', 'select 2'));
  await applySchema(url, folders);
  await folders.remove('a/a_one.sql');
  expect(await applySchema(url, folders)).toMatchObject({ applied: [], dropped: ['a_one'] });
  expect(await functionsOf(url)).toEqual(['a_two()', 'somebody_elses()']);
});

it('takes over functions that migrations have made, and drops those without a file', async () => {
  const { url, folders } = await start(
    `${sql('a_one', 'select 0')}${sql('a_old', 'select 0')}
     insert into sql_function (name, hash) values ('a_one', ''), ('a_old', '');`,
  );
  await folders.write('a/a_one.sql', sql('a_one', 'select 1'));
  expect(await applySchema(url, folders)).toMatchObject({ applied: ['a_one'], dropped: ['a_old'] });
  expect(await runOn(url, 'select a_one()')).toEqual([{ a_one: 1 }]);
});

it('creates a function again that went with a type', async () => {
  const { url, folders } = await start('create type coin as (value integer);');
  await folders.write('a/a_value.sql', sql('a_value', 'select $1.value', 'p_coin coin'));
  await applySchema(url, folders);
  await runOn(url, 'drop type coin cascade; create type coin as (value integer, side text)');
  expect(await applySchema(url, folders)).toMatchObject({ applied: ['a_value'] });
});

it('of five processes that start together applies each file once', async () => {
  const { url, folders } = await start();
  await folders.write('a/a_one.sql', sql('a_one', 'select 1'));
  await folders.write('a/a_two.sql', sql('a_two', 'select 2'));
  const done = await Promise.all(Array.from({ length: 5 }, () => applySchema(url, folders)));
  expect(done.flatMap(({ applied }) => applied)).toEqual(['a_one', 'a_two']);
});

it.each([
  ['db/functions/b/b_bad.sql:2: syntax error at or near "selct"', sql('b_bad', 'selct 1')],
  [
    'db/functions/b/b_bad.sql:4: missing expression at or near ";"',
    `create or replace function b_bad() returns integer language plpgsql as $$
begin
  perform 1;
  return;
end $$;
`,
  ],
  ['db/functions/b/b_bad.sql:1: This file has to create one function', sql('b_other', 'select 1')],
])('leaves everything as it was when a file is broken: %s', async (message, broken) => {
  const { url, folders } = await start();
  await folders.write('a/a_one.sql', sql('a_one', 'select 1'));
  await folders.write('a/a_two.sql', sql('a_two', 'select 2'));
  await applySchema(url, folders);
  await folders.write('a/a_one.sql', sql('a_one', 'select 11'));
  await folders.remove('a/a_two.sql');
  await folders.write('b/b_bad.sql', broken);
  await expect(applySchema(url, folders)).rejects.toThrow(message);
  expect(await functionsOf(url)).toEqual(['a_one()', 'a_two()']);
  expect(await runOn(url, 'select a_one()')).toEqual([{ a_one: 1 }]);
});

it('refuses two files of one name', async () => {
  const { url, folders } = await start();
  await folders.write('a/one.sql', sql('one', 'select 1'));
  await folders.write('b/one.sql', sql('one', 'select 2'));
  await expect(applySchema(url, folders)).rejects.toThrow(
    'db/functions/b/one.sql and db/functions/a/one.sql have the same name.',
  );
});
