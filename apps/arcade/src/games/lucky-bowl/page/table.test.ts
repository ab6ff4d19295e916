import { describe, expect, test } from 'vitest';
import { limitsOf } from '../limits.ts';
import { Table } from './table.ts';

const limits = limitsOf('VND', 0);
const rich = 100_000_000n;

describe('the table', () => {
  test('accepts chips on several symbols and adds them up', () => {
    const table = new Table(limits);
    table.place('fish', 5_000n, rich);
    table.place('fish', 1_000n, rich);
    table.place('deer', 10_000n, rich);
    expect(table.stakes).toEqual({ fish: 6_000n, deer: 10_000n });
    expect(table.total).toBe(16_000n);
  });

  test('undoes every change, including clear and double', () => {
    const table = new Table(limits);
    table.place('fish', 5_000n, rich);
    table.double(rich);
    table.clear();
    expect(table.total).toBe(0n);
    table.undo();
    expect(table.stakes).toEqual({ fish: 10_000n });
    table.undo();
    expect(table.stakes).toEqual({ fish: 5_000n });
    table.undo();
    expect([table.total, table.canUndo]).toEqual([0n, false]);
    table.undo();
    expect(table.total).toBe(0n);
  });

  test('repeats the stakes of the last round on an empty table only', () => {
    const table = new Table(limits);
    table.place('crab', 1_000n, rich);
    table.finish();
    expect([table.total, table.canUndo, table.canRepeat]).toEqual([0n, false, true]);
    table.repeat(rich);
    expect(table.stakes).toEqual({ crab: 1_000n });
    expect(table.canRepeat).toBe(false);
  });

  test('knows the last round of an earlier session', () => {
    const table = new Table(limits, { gourd: 5_000n });
    table.repeat(rich);
    expect(table.stakes).toEqual({ gourd: 5_000n });
  });

  test('rejects stakes above the maximum of a round', () => {
    const table = new Table(limits);
    for (let i = 0; i < 50; i += 1) table.place('fish', 100_000n, rich);
    expect(table.place('crab', 1_000n, rich)).toBe('aboveMaximum');
    expect(table.double(rich)).toBe('aboveMaximum');
    expect(table.total).toBe(5_000_000n);
  });

  test('rejects stakes above the balance', () => {
    const table = new Table(limits);
    expect(table.place('fish', 5_000n, 5_000n)).toBeUndefined();
    expect(table.place('fish', 1_000n, 5_000n)).toBe('aboveBalance');
    expect(table.stakes).toEqual({ fish: 5_000n });
  });
});
