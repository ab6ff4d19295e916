import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, lazy, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';
import { loadPart, PartMissing, part, partLimitMs } from './lazy-part.ts';

afterEach(() => void vi.useRealTimers());

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const page = (text: string) => ({ default: () => createElement('p', null, text) });

describe('loading a part', () => {
  it('resolves to the part when it has loaded', async () => {
    await expect(loadPart(() => Promise.resolve({ name: 'page' }))()).resolves.toEqual({
      name: 'page',
    });
  });

  it('NAV-02 raises a load error when a part takes longer than 120 s', async () => {
    vi.useFakeTimers();
    const late = loadPart(() => new Promise(() => undefined))();
    const outcome = expect(late).rejects.toMatchObject({ name: 'PartMissing', kind: 'late' });
    await vi.advanceTimersByTimeAsync(partLimitMs);
    await outcome;
  });

  it('NAV-02 waits the whole 120 s', async () => {
    vi.useFakeTimers();
    let ended = false;
    const late = loadPart(() => new Promise(() => undefined))().catch(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await late;
  });

  it('raises the same error when the file of the part is gone', async () => {
    await expect(loadPart(gone)()).rejects.toMatchObject({ name: 'PartMissing', kind: 'gone' });
  });
});

describe('showing a part', () => {
  /** A page with a part, and a button that shows it again after trouble. */
  const show = (load: () => Promise<ReturnType<typeof page>>) => {
    const Page = lazy(part(load));
    const fallback = (trouble: unknown, retry: () => void) =>
      createElement(
        'button',
        { type: 'button', onClick: retry },
        trouble instanceof PartMissing ? `${trouble.attempt}` : 'other',
      );
    const children = createElement(Suspense, { fallback: 'waiting' }, createElement(Page));
    const tree = createElement(TroubleBoundary, { fallback, children });
    return () => act(async () => render(tree, { onCaughtError: () => undefined }));
  };

  it('ERR-03 asks for a missing part again on a retry, without a reload', async () => {
    const load = vi.fn(gone as () => Promise<ReturnType<typeof page>>);
    await show(load)();
    load.mockResolvedValueOnce(page('here'));
    await userEvent.click(await screen.findByRole('button', { name: '1' }));
    expect(await screen.findByText('here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ERR-03 counts the attempts, so that a reload can be offered', async () => {
    await show(gone)();
    await userEvent.click(await screen.findByRole('button', { name: '1' }));
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    expect(await screen.findByRole('button', { name: '3' })).toBeVisible();
  });

  it('ERR-03 asks again when the part is shown another time', async () => {
    const load = vi.fn(gone as () => Promise<ReturnType<typeof page>>);
    const visit = show(load);
    await visit();
    await screen.findByRole('button', { name: '1' });
    cleanup();
    load.mockResolvedValueOnce(page('here'));
    await visit();
    expect(await screen.findByText('here')).toBeVisible();
  });
});
