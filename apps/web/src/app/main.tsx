import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeArrival } from '../lib/arrival.ts';
import { watchInstallPrompt } from '../lib/install-prompt.ts';
import { keepInvitation } from '../lib/invitation.ts';
import { siteQuery } from '../lib/site.ts';
import { statusQuery } from '../lib/site-status.ts';
import { App } from './app.tsx';
import { askFirst } from './ask-first.ts';
import { onCaughtError } from './caught.ts';
import { createQueryClient } from './query-client.ts';
import { resumeOnce } from './resume-once.ts';

// Before anything is sent: nobody else is to see what the address has brought.
takeArrival();
keepInvitation(window.location.search);
watchInstallPrompt();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const client = createQueryClient();
// All of these begin before React renders for the first time, since everything on the page waits
// for them.
void client.prefetchQuery(siteQuery);
void client.prefetchQuery(statusQuery);
void resumeOnce(client);
askFirst(client);

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
