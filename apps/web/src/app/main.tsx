import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstallPrompt } from '../lib/device/install-prompt.ts';
import { followSystemTheme } from '../lib/device/theme.ts';
import { takeArrival } from '../lib/navigation/arrival.ts';
import { countVisit } from '../lib/session/count-visit.ts';
import { keepInvitation } from '../lib/session/invitation.ts';
import { followOtherTabs } from '../lib/session/session.ts';
import { siteQuery } from '../lib/site/site.ts';
import { statusQuery } from '../lib/site/site-status.ts';
import { App } from './app.tsx';
import { askFirst } from './ask-first.ts';
import { onCaughtError } from './caught.ts';
import { createQueryClient } from './query-client.ts';
import { resumeOnce } from './resume-once.ts';

// Runs before any request, so that secrets in the address are not sent anywhere.
takeArrival();
keepInvitation(window.location.search);
countVisit(window.location.search);
watchInstallPrompt();
followSystemTheme();
followOtherTabs();

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
