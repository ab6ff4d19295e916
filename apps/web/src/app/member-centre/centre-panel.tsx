import { IconButton, Skeleton, stayForToasts } from '@lantern/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CentrePage } from '../../lib/overlay.ts';
import { TroubleBlock } from '../../lib/trouble-block.tsx';
import { TroubleBoundary } from '../../lib/trouble-boundary.tsx';
import { CentreMenu } from './centre-menu.tsx';
import { centrePages } from './centre-pages.ts';

interface CentrePanelProps {
  active: CentrePage;
  account: string;
  onOpen: (page: CentrePage) => void;
  onClose: () => void;
}

/** The panel takes the focus and not its close button, so that its title is what is read first. */
const focusPanel = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** The frame of the member centre: a panel over the page, the whole screen on a phone. */
export function CentrePanel({ active, account, onOpen, onClose }: CentrePanelProps) {
  const { t } = useTranslation(['session', 'common']);
  const entry = centrePages.find((page) => page.key === active);
  if (!entry) return null;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-modal animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onPointerDownOutside={stayForToasts}
          onOpenAutoFocus={focusPanel}
          className="fixed inset-0 z-modal grid animate-rise grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] overflow-hidden bg-canvas text-text outline-none md:m-auto md:h-[min(45rem,90dvh)] md:w-[min(67.5rem,calc(100vw-3rem))] md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:rounded-hero md:shadow-s3"
        >
          <div className="flex items-center gap-2 bg-surface ps-4 pe-1.5 pt-1 md:col-start-2 md:border-b md:border-border md:py-2.5 md:ps-6 md:pe-3">
            <Dialog.Title className="min-w-0 flex-1 text-h2">{t(`centre.${entry.title}`)}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('common:close')} icon={<X size={20} aria-hidden />} />
            </Dialog.Close>
          </div>
          <div className="border-border bg-surface max-md:border-b md:col-start-1 md:row-span-2 md:row-start-1 md:border-e">
            <div className="px-6 pt-6 pb-3 max-md:hidden">
              <p className="text-h3">{t('centre.title')}</p>
              <p className="truncate text-caption text-text-3">{account}</p>
            </div>
            <CentreMenu active={active} onOpen={onOpen} />
          </div>
          <PagePlace key={active} page={entry.page} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where a page of the centre stands and scrolls; its trouble leaves the frame usable. */
function PagePlace({ page: Page }: { page: (typeof centrePages)[number]['page'] }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <div className="relative min-h-0 overflow-y-auto overscroll-contain md:col-start-2">
      <TroubleBoundary
        onRetry={reset}
        fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      </TroubleBoundary>
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-4 md:p-6">
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
