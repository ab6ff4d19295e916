import type { Endpoint } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { FakeServer } from './fake-server.ts';

/** Saves the file of a list, and answers what was asked for. */
export async function savedFile(server: FakeServer, call: Endpoint, of: string): Promise<unknown> {
  server.on(call, () => new Blob(['Account']));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  click.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: `Download as CSV: ${of}` }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  return server.to(call).at(-1)?.query;
}
