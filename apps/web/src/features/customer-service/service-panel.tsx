import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { servicePathsQuery, useCustomerService } from '../../lib/site/customer-service.ts';

/** The contacts of customer service, each in a separate window (NAV-08). */
export default function ServicePanel(): ReactNode {
  const { t } = useTranslation('layout');
  const contact = useCustomerService();
  const { data, isPending } = useQuery(servicePathsQuery());
  if (isPending) return <Skeleton className="h-24 w-52 rounded-control" />;
  return (
    <ul aria-label={t('service.title')} className="flex w-52 flex-col gap-0.5 max-lg:w-full">
      {data?.entries.map(({ path, title }) => (
        <li key={path}>
          <button
            type="button"
            onClick={() => void contact(path)}
            className={clsx(
              'flex min-h-11 w-full items-center gap-2 px-3',
              'rounded-control text-start text-label text-text hover:bg-sunken',
            )}
          >
            <span className="min-w-0 flex-1">{title}</span>
            <ExternalLink size={16} aria-hidden className="text-text-3" />
          </button>
        </li>
      ))}
      {!data?.entries.length && (
        <li className="px-3 py-2 text-body text-text-2">{t('service.none')}</li>
      )}
    </ul>
  );
}
