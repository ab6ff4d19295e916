import { IconButton, stayForToasts } from '@lantern/ui';
import clsx from 'clsx';
import { ArrowLeft, ArrowRightLeft, Headset, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from '../../lib/site/customer-service.ts';
import { useHasService } from '../../lib/site/resources.ts';
import { CentreMenu } from './centre-menu.tsx';
import type { CentreEntry, CentreGroup } from './entries.ts';
import { PagePlace } from './page-place.tsx';

interface CentreFrameProps<Key extends string> {
  title: string;
  /** Names the menu. */
  menuLabel: string;
  account: string;
  groups: readonly CentreGroup<Key>[];
  active: CentreEntry<Key>;
  /** The other centre of who has two. */
  other?: { label: string; open: () => void } | undefined;
  onOpen: (page: Key) => void;
  onClose: () => void;
}

/** The panel takes the focus and not its close button, so that its title is what is read first. */
const focusPanel = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/**
 * Customer service within reach of every page of a centre, which covers the button at the edge of
 * the site.
 */
function ServiceInBar() {
  const { t } = useTranslation('layout');
  const contact = useCustomerService();
  if (!useHasService()) return null;
  return (
    <IconButton
      label={t('service.title')}
      title={t('service.title')}
      icon={<Headset size={22} aria-hidden />}
      onClick={() => void contact()}
    />
  );
}

/**
 * The frame of a centre: a panel over the page with its menu beside the page that is open. On a
 * phone it is the whole screen, and the menu a list that the arrow leads back to.
 */
export function CentreFrame<Key extends string>(props: CentreFrameProps<Key>) {
  const { title, menuLabel, account, groups, active, other, onOpen, onClose } = props;
  const { t } = useTranslation(['centre', 'common']);
  const [listed, setListed] = useState(false);
  const [chosen, setChosen] = useState(false);
  const choose = (page: Key) => {
    setChosen(listed);
    setListed(false);
    onOpen(page);
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-modal animate-fade bg-scrim" />
        <Dialog.Content
          onPointerDownOutside={stayForToasts}
          aria-describedby={undefined}
          onOpenAutoFocus={focusPanel}
          className={clsx(
            'fixed inset-0 z-modal grid grid-cols-[minmax(0,1fr)]',
            'grid-rows-[auto_minmax(0,1fr)] overflow-hidden',
            'bg-canvas text-text outline-none',
            'md:m-auto md:h-[min(45rem,90dvh)] md:w-[min(67.5rem,calc(100vw-3rem))]',
            'md:grid-cols-[15rem_minmax(0,1fr)] md:rounded-hero md:shadow-s3',
            'animate-rise',
          )}
        >
          <div
            className={clsx(
              'flex min-h-14 items-center gap-1 ps-1.5 pe-1.5',
              'border-b border-border bg-surface',
              'md:col-start-2 md:min-h-15 md:ps-6 md:pe-3',
            )}
          >
            {listed ? (
              <span aria-hidden className="w-2.5 md:hidden" />
            ) : (
              <IconButton
                label={t('all')}
                icon={<ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />}
                onClick={() => setListed(true)}
                className="md:hidden"
              />
            )}
            <Dialog.Title className="min-w-0 flex-1 text-h2">
              {listed ? title : active.title}
            </Dialog.Title>
            <ServiceInBar />
            <Dialog.Close asChild>
              <IconButton label={t('common:close')} icon={<X size={20} aria-hidden />} />
            </Dialog.Close>
          </div>
          <div
            className={clsx(
              'min-h-0 flex-col border-border',
              'md:col-start-1 md:row-span-2 md:row-start-1 md:flex md:border-e',
              'md:bg-surface',
              listed ? 'flex' : 'max-md:hidden',
            )}
          >
            <div className="px-6.5 pt-5 pb-3 max-md:hidden">
              <p className="text-h3">{title}</p>
              <p className="truncate text-caption text-text-3">
                <bdi>{account}</bdi>
              </p>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <CentreMenu label={menuLabel} groups={groups} active={active.key} onOpen={choose} />
            </div>
            {other && (
              <div
                className={clsx(
                  'p-3 border-t border-border bg-surface',
                  'max-md:pb-[max(.75rem,env(safe-area-inset-bottom))]',
                )}
              >
                <button
                  type="button"
                  onClick={other.open}
                  className={clsx(
                    'flex min-h-11 w-full items-center gap-3 px-3.5',
                    'rounded-button text-start text-label text-text-2',
                    'hover:bg-sunken hover:text-text',
                  )}
                >
                  <ArrowRightLeft size={20} aria-hidden className="shrink-0" />
                  {other.label}
                </button>
              </div>
            )}
          </div>
          <PagePlace key={active.key} page={active.page} covered={listed} takesFocus={chosen} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
