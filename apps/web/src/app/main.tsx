import '@lantern/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { warmTexts } from '../lib/i18n.ts';
import { siteQuery } from '../lib/site.ts';
import { App } from './app.tsx';
import { onCaughtError } from './caught.ts';
import { pageAt } from './pages.ts';
import { createQueryClient } from './query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const client = createQueryClient();
// All three begin before React renders for the first time, since everything on the page waits for them.
void client.prefetchQuery(siteQuery);
warmTexts();
pageAt(window.location.pathname).fetch();

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
