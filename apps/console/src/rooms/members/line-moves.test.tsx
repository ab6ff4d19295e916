import { type LineMove, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { exported } from '../../../testing/exported.ts';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const at = '2026-11-24T05:06:07.000Z';
const other = '01a20000-0000-7000-8000-000000000002';
const made: LineMove = {
  ...{ id: someId, member: { id: someId, username: 'minh' }, from: null, members: 12 },
  ...{ to: { id: other, username: 'lan' }, status: 'approved', reason: 'Both agreed' },
  ...{ proposedBy: 'anna', proposedAt: at, decided: { by: 'ben', at, reason: null } },
};
const open: LineMove = {
  ...made,
  ...{ id: other, from: { id: null, username: 'hoa' }, status: 'open', decided: null },
};
const rejected: LineMove = {
  ...open,
  id: '01a20000-0000-7000-8000-000000000003',
  ...{ status: 'rejected', decided: { by: 'ben', at, reason: 'The team objects' } },
};

async function openMoves() {
  const ops = new FakeOps('support');
  ops.on(staffEndpoints.lineMoves, ({ query }) => {
    const list = [open, made, rejected].filter(
      ({ status }) => !query.status || status === query.status,
    );
    return { list, total: 30, totalPages: 2 };
  });
  await renderConsole('/line-moves', { ops, token: 't' });
  return { ops, table: await screen.findByRole('table', { name: 'Upline moves' }) };
}

it('AGT-02 shows the member, both uplines and the two people of each move', async () => {
  const { table } = await openMoves();
  const [, first, second, third] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/minh.*Open.*hoa.*lan.*12.*Both agreed.*anna.*–/);
  expect(second).toHaveTextContent(/minh.*Approved.*No upline.*lan.*12.*Both agreed.*anna.*ben/);
  expect(third).toHaveTextContent(/minh.*Rejected.*anna.*ben.*The team objects/);
  expect(within(table).getAllByRole('link', { name: 'lan' })[0]).toHaveAttribute(
    'href',
    `/console/members/${other}`,
  );
});

it('AGT-02 searches by member and status, turns pages, and exports what it finds', async () => {
  const { ops } = await openMoves();
  await userEvent.type(screen.getByRole('searchbox'), ' minh ');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Moved' }));
  const query = { search: 'minh', status: 'approved' };
  await expect.poll(() => ops.to(staffEndpoints.lineMoves).at(-1)?.query).toMatchObject(query);
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await expect
    .poll(() => ops.to(staffEndpoints.lineMoves).at(-1)?.query)
    .toMatchObject({ ...query, pageNo: 2 });
  expect(await exported(ops, staffEndpoints.lineMovesFile)).toEqual(query);
});
