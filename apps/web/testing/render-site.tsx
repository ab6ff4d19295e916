import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { onCaughtError } from '../src/app/caught.ts';
import { Overlays } from '../src/app/overlays.tsx';
import { Toasts } from '../src/app/toasts.tsx';
import { siteQuery } from '../src/lib/site/site.ts';
import LoginRoute from '../src/routes/login.tsx';
import RegisterRoute from '../src/routes/register.tsx';
import { readAllTexts } from './all-texts.ts';
import type { FakeServer } from './fake-server.ts';

const pages: RouteObject[] = [
  { path: '/', element: <h1>Home page</h1> },
  { path: '/login', Component: LoginRoute },
  { path: '/register', Component: RegisterRoute },
];

/**
 * The forms and overlays of the site at an address, over a server in memory; the layout around them
 * is left out.
 */
export async function renderSite(at: string, server: FakeServer, language: 'en' | 'vi' = 'en') {
  vi.stubGlobal('fetch', server.fetch);
  await readAllTexts(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery(siteQuery);
  const over = (element: RouteObject['element']) => (
    <>
      {element}
      <Overlays />
      <Toasts />
    </>
  );
  const routes = pages.map(({ path, element, Component }) => ({
    path: path ?? '*',
    element: over(Component ? <Component /> : element),
  }));
  const router = createMemoryRouter(routes, { initialEntries: ['/', at], initialIndex: 1 });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>,
      { onCaughtError },
    );
  });
  return {
    router,
    client,
    place: () => router.state.location.pathname + router.state.location.search,
  };
}

export const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);

/** Fills a field at once. Typing renders the form for each key; use it where a test checks that. */
export async function fillIn(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input);
  await userEvent.paste(text);
}
