import { Button, EmptyState, Skeleton } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { servicePathsQuery, useCustomerService } from '../../lib/site/customer-service.ts';
import { safeLink } from '../../lib/site/resources.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';

/** The browser has opened no window: the same address as a link, which it lets through. */
function Blocked({ url, onDone }: { url: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation('layout');
  return (
    <>
      <p className="mb-4 text-body text-text-2">{t('service.blocked')}</p>
      <Button
        as="a"
        block
        size={48}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        end={<ExternalLink size={18} aria-hidden />}
        onClick={onDone}
      >
        {t('service.link')}
      </Button>
    </>
  );
}

/** Every contact of customer service. */
function Ways(): ReactNode {
  const { t } = useTranslation('layout');
  const contact = useCustomerService();
  const { data, error, refetch, isFetching } = useQuery(servicePathsQuery());
  if (error)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  if (data.entries.length === 0)
    return <EmptyState icon={<Headset size={28} />} title={t('service.none')} />;
  return (
    <ul className="flex flex-col gap-2">
      {data.entries.map(({ csType, title, path }) => (
        <li key={path}>
          <Button
            block
            kind={csType === 'LIVECHAT' ? 'brand' : 'outline'}
            size={48}
            onClick={() => void contact(path)}
            end={<ExternalLink size={18} aria-hidden />}
          >
            {title}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Customer service over the page: its ways, or what came in between when one of them was opened.
 */
export default function ServiceDialog(): ReactNode {
  const { t } = useTranslation(['layout', 'common']);
  const { current, close } = useOverlay();
  const { url, trouble } = current?.params ?? {};
  const address = url === undefined ? undefined : safeLink(url);
  return (
    <Modal
      open
      onOpenChange={close}
      width={400}
      title={t(trouble ? 'service.failed' : 'service.title')}
      description={trouble}
      closeLabel={t('common:close')}
    >
      {address ? <Blocked url={address} onDone={close} /> : <Ways />}
    </Modal>
  );
}
