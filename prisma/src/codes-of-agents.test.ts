import { runOn } from '@lantern/migrate/testing';
import { expect, it } from 'vitest';
import { olderDatabase } from '../testing/older-database.ts';
import { brandRow, memberRow } from '../testing/scene.ts';
import { migrate } from './index.ts';

/** Members of the version before: the last agent has a code that is printed on posters. */
const members = [
  { name: 'member', type: 0 },
  { name: 'agent', type: 1 },
  { name: 'general', type: 2 },
  { name: 'printed', type: 1 },
];

const idOf = (at: number) => `00000000-0000-7000-8000-00000000001${at}`;

const scene = `
  set session_replication_role = replica; ${brandRow}
  ${members.map((one, at) => memberRow({ ...one, id: idOf(at) })).join('')}
  insert into invite_code (brand_id, code_key, code, kind, member_id)
    select brand_id, 'POSTER', 'Poster', 'affiliate', id from member where username = 'printed';`;

it('AGT-02 agents of the version before get an affiliate code, once', async () => {
  const url = await olderDatabase('20261129090000');
  await runOn(url, scene);
  await migrate(url);
  await migrate(url);
  const codes = await runOn<{ username: string; code: string }>(
    url,
    `select m.username, c.code from invite_code c join member m on m.id = c.member_id
      where c.kind = 'affiliate' order by m.username`,
  );
  expect(codes).toEqual([
    { username: 'agent', code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) },
    { username: 'general', code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) },
    { username: 'printed', code: 'Poster' },
  ]);
});
