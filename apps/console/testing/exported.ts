import type { Endpoint } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { FakeOps } from './fake-ops.ts';

/** Exports a list, and answers what was asked for. */
export async function exported(ops: FakeOps, call: Endpoint, of?: string): Promise<unknown> {
  ops.on(call, () => new Blob(['member']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saved.mockClear();
  const name = of ? `Export as CSV: ${of}` : 'Export as CSV';
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  return ops.to(call).at(-1)?.query;
}
