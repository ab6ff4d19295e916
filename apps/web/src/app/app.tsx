import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createSiteRouter } from './router.tsx';
import { Splash } from './splash.tsx';
import { Started } from './start.tsx';
import { StartTrouble } from './start-trouble.tsx';

interface AppProps {
  client: QueryClient;
  router: ReturnType<typeof createSiteRouter>;
}

/** The whole site: the cache, then the brand and its texts, then the pages. */
export function App({ client, router }: AppProps): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <StartTrouble>
        <Suspense fallback={<Splash />}>
          <Started>
            <RouterProvider router={router} />
          </Started>
        </Suspense>
      </StartTrouble>
    </QueryClientProvider>
  );
}
