import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstLanguage, startI18n } from './lib/i18n.ts';
import { createQueryClient } from './lib/query-client.ts';
import { rooms } from './rooms/manifests.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

await startI18n(firstLanguage(), { rooms });
createRoot(root).render(
  <StrictMode>
    <App client={createQueryClient()} />
  </StrictMode>,
);
