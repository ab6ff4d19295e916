import { describe, expect, it } from 'vitest';
import { fieldOf, toColumns } from './names.ts';

describe('the field of a column', () => {
  it.each([
    ['id', 'id'],
    ['created_at', 'createdAt'],
    ['server_seed_hash', 'serverSeedHash'],
    ['day_30', 'day30'],
    ['alreadyCamel', 'alreadyCamel'],
    ['?column?', '?column?'],
  ])('%s is %s', (column, field) => {
    expect(fieldOf(column)).toBe(field);
    expect(fieldOf(column), 'the second time').toBe(field);
  });
});

describe('the columns of a record', () => {
  it('are in snake_case, with the values untouched', () => {
    const createdAt = new Date(0);
    const detail = { requestId: 'r' };
    expect(toColumns({ id: '1', createdAt, feeBasisPoints: 3, detail })).toEqual({
      id: '1',
      created_at: createdAt,
      fee_basis_points: 3,
      detail,
    });
  });

  it('become the same fields again', () => {
    const record = { memberId: 1, serverSeedHash: 2, id: 3 };
    expect(Object.keys(toColumns(record)).map(fieldOf)).toEqual(Object.keys(record));
  });
});
