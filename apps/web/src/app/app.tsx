import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SiteRoutes } from './site-routes.tsx';
import { FirstSplash } from './splash.tsx';
import { Started } from './start.tsx';
import { StartTrouble } from './start-trouble.tsx';

/** The whole site: the cache, then the brand and its texts, then the pages. */
export function App({ client }: { client: QueryClient }): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <StartTrouble>
        <Suspense fallback={<FirstSplash />}>
          <Started>
            <BrowserRouter>
              <SiteRoutes />
            </BrowserRouter>
          </Started>
        </Suspense>
      </StartTrouble>
    </QueryClientProvider>
  );
}
