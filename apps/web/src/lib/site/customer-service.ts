import {
  customerService,
  customerServicePath,
  openCustomerService,
  Refusal,
} from '@lantern/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/api.ts';
import { queryOf } from '../api/queries.ts';
import { loadErrorTexts } from '../i18n/i18n.ts';
import { useOverlay } from '../navigation/overlay.ts';
import { AddressInvalid } from '../trouble/trouble.ts';
import { useTroubleText } from '../trouble/trouble-text.ts';
import { safeLink } from './resources.ts';

/** Of the window, in px. */
export const serviceWindow = { width: 440, height: 500 } as const;

/** Good for a day, so an hour is safe. */
export const servicePathsQuery = () => ({ ...queryOf(customerService), staleTime: 3_600_000 });

/** The path that leads to customer service itself. */
async function mainPath(client: QueryClient): Promise<string> {
  const { version } = await client.ensureQueryData(servicePathsQuery());
  const main = version.pathList.find(({ type }) => type === customerServicePath);
  if (!main) {
    await loadErrorTexts();
    throw new Refusal('service_path_invalid');
  }
  return main.path;
}

async function addressOf(client: QueryClient, path: string | undefined): Promise<string> {
  const { url } = await call(openCustomerService, {
    body: { path: path ?? (await mainPath(client)) },
  });
  const address = safeLink(url);
  if (address === undefined) throw new AddressInvalid(url);
  return address;
}

/** `blocked`: the browser blocked the window; the address is for a link. */
export type ServiceOutcome =
  | { kind: 'opened' }
  | { kind: 'blocked'; url: string }
  | { kind: 'failed'; trouble: unknown };

/**
 * Opens customer service in a separate window. The window opens during the click, because browsers
 * block later ones, and gets its address afterwards; without an address it closes again.
 * @param path of one way of several; without it, customer service itself
 */
export async function contactService(client: QueryClient, path?: string): Promise<ServiceOutcome> {
  const opened = window.open(
    'about:blank',
    '_blank',
    `popup,width=${serviceWindow.width},height=${serviceWindow.height}`,
  );
  // The page of the service must not be able to lead this one elsewhere.
  if (opened) opened.opener = null;
  try {
    const url = await addressOf(client, path);
    if (!opened) return { kind: 'blocked', url };
    opened.location.replace(url);
    return { kind: 'opened' };
  } catch (trouble) {
    opened?.close();
    // What was kept of the paths may be too old.
    client.removeQueries({ queryKey: servicePathsQuery().queryKey });
    return { kind: 'failed', trouble };
  }
}

/**
 * Opens customer service, and shows what came in between: a window that was blocked, or a failure.
 */
export function useCustomerService(): (path?: string) => Promise<void> {
  const client = useQueryClient();
  const overlay = useOverlay();
  const textOf = useTroubleText();
  return useCallback(
    async (path) => {
      const outcome = await contactService(client, path);
      if (outcome.kind === 'blocked') overlay.open('customerService', { url: outcome.url });
      if (outcome.kind === 'failed')
        overlay.open('customerService', { trouble: textOf(outcome.trouble) });
    },
    [client, overlay, textOf],
  );
}
