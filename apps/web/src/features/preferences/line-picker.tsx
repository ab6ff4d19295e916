import { createTicket, domainRoutes } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, Signal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { goTo } from '../../lib/navigation/go-to.ts';
import { currentSession, isTrial } from '../../lib/session/session.ts';

/** Opens the same page at another address of the brand; a ticket keeps the member logged in. */
async function openAt(address: string): Promise<void> {
  const { pathname, search, hash } = window.location;
  const target = new URL(pathname + search + hash, address);
  const session = currentSession();
  if (session && !isTrial(session)) {
    const { ticket } = await call(createTicket, { body: {} });
    target.searchParams.set('token', ticket);
  }
  goTo(target.href);
}

/** The brand's addresses with their response times, fastest first; nothing if there is only one. */
export function LinePicker({ compact = false }: { compact?: boolean }): ReactNode {
  const { t } = useTranslation('layout');
  const { data: routes = [] } = useQuery(queryOf(domainRoutes));
  if (routes.length < 2) return null;
  const current = routes.find(({ url }) => new URL(url).host === window.location.host);
  const textOf = ({ url, speed }: (typeof routes)[number]) => {
    const { host } = new URL(url);
    return speed === null ? host : `${host} · ${t('line.speed', { ms: speed })}`;
  };
  return (
    <div
      className={clsx(
        'relative flex min-h-11 items-center gap-3 px-3',
        'rounded-button text-label text-text-2',
        'transition-colors focus-within:outline-2 focus-within:outline-focus hover:bg-sunken',
        'hover:text-text',
      )}
    >
      <Signal size={20} aria-hidden className="shrink-0" />
      <span aria-hidden className={compact ? 'sr-only' : 'min-w-0 flex-1 truncate'}>
        {current ? textOf(current) : t('line.label')}
      </span>
      {!compact && <ChevronDown size={16} aria-hidden />}
      <select
        aria-label={t('line.label')}
        value={current?.url ?? ''}
        onChange={(event) => void openAt(event.target.value)}
        className={clsx(
          'absolute inset-0 size-full cursor-pointer appearance-none',
          'rounded-button bg-transparent text-transparent outline-none',
          '[&>option]:bg-surface [&>option]:text-text',
        )}
      >
        {!current && <option value="">{t('line.label')}</option>}
        {routes.map((route) => (
          <option key={route.url} value={route.url}>
            {textOf(route)}
          </option>
        ))}
      </select>
    </div>
  );
}
