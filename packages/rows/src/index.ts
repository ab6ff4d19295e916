export { toColumns } from './names.ts';
export { openPool } from './pool.ts';
export { findRow, findRows, getRow, type Queryable } from './rows.ts';
