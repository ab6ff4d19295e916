import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { Late } from './late.tsx';
import { part } from './lazy-part.ts';

it('ERR-03 a late part that did not load is fetched again by itself', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => 'loaded' });
  const Part = lazy(part(load));
  const { container } = render(
    <Late>
      <Part />
    </Late>,
    { onCaughtError: () => undefined },
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('loaded')).toBeVisible();
});
