export { toColumns } from './names.ts';
export { findRow, findRows, getRow, type Queryable } from './rows.ts';
