import type { AnnouncementType } from '@lantern/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lan } from '../../../testing/render-app.tsx';
import { closeSession, openSession } from '../../lib/session/session.ts';
import { announcementsQuery } from './announcement.queries.ts';
import AnnouncementArrival from './announcement-arrival.tsx';

/** One visit to a page of the site, with what is announced already known. */
function visit(
  announced: Partial<Record<AnnouncementType, string[]>>,
  { quiet = false, at = '/' } = {},
) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const type of ['PU', 'PL'] as const) {
    const list = (announced[type] ?? []).map((id) => ({
      id,
      type,
      title: id,
      content: '',
      timestamp: '2026-11-05T09:03:07Z',
    }));
    client.setQueryData(announcementsQuery(type).queryKey, {
      list,
      total: list.length,
      totalPages: 1,
    });
  }
  const router = createMemoryRouter(
    [{ path: '*', element: <AnnouncementArrival quiet={quiet} /> }],
    {
      initialEntries: [at],
    },
  );
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    unmount,
    /** The overlay of the address after a while, and its parameters. */
    shown: () => {
      act(() => void vi.advanceTimersByTime(2000));
      const { search, state } = router.state.location;
      return [
        new URLSearchParams(search).get('overlay'),
        (state as { params?: { ids: string } } | null)?.params?.ids,
      ];
    },
    close: () => act(() => router.navigate('/')),
  };
}

describe('MSG-01 SYS-10 announcements that come by themselves', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('MSG-01 pops up once for a visitor, also after a new start', () => {
    const first = visit({ PU: ['one'] });
    expect(first.shown()).toEqual(['announcement', 'one']);
    first.unmount();
    expect(visit({ PU: ['one'] }).shown()).toEqual([null, undefined]);
  });

  it('MSG-01 shows of several only those that are new', () => {
    visit({ PU: ['one'] }).shown();
    expect(visit({ PU: ['two', 'one', 'three'] }).shown()).toEqual(['announcement', 'two,three']);
  });

  it('MSG-01 waits while another overlay is open', async () => {
    const page = visit({ PU: ['one'] }, { at: '/?overlay=login' });
    expect(page.shown()).toEqual(['login', undefined]);
    await page.close();
    expect(page.shown()).toEqual(['announcement', 'one']);
  });

  it('MSG-01 does not interrupt a game or a form', () => {
    expect(visit({ PU: ['one'] }, { quiet: true }).shown()).toEqual([null, undefined]);
  });

  it('waits until the visitor no longer scrolls, and no other dialog is open', () => {
    const page = visit({ PU: ['one'] });
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    for (let at = 0; at < 4; at += 1) {
      pass(900);
      window.document.dispatchEvent(new Event('scroll'));
    }
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    expect(page.shown()).toEqual([null, undefined]);
    dialog.remove();
    expect(page.shown()).toEqual(['announcement', 'one']);
  });

  it('MSG-01 shows notices to members only after a login', () => {
    expect(visit({ PL: ['notice'] }).shown()).toEqual([null, undefined]);
  });

  it('MSG-01 SYS-10 shows a member the notices once after each login', () => {
    openSession(lan);
    const first = visit({ PL: ['notice'] });
    expect(first.shown()).toEqual(['notice', 'notice']);
    expect(window.localStorage.getItem('noticesSeen')).toBe('["notice"]');
    first.unmount();
    const reloaded = visit({ PL: ['notice'] });
    expect(reloaded.shown()).toEqual([null, undefined]);
    act(() => closeSession());
    expect(window.localStorage.getItem('noticesSeen')).toBeNull();
    act(() => openSession(lan));
    expect(reloaded.shown()).toEqual(['notice', 'notice']);
  });

  it('MSG-01 shows a member the pop-ups first, and the notices after them', async () => {
    openSession(lan);
    const page = visit({ PU: ['one'], PL: ['notice'] });
    expect(page.shown()).toEqual(['announcement', 'one']);
    await page.close();
    expect(page.shown()).toEqual(['notice', 'notice']);
  });
});
