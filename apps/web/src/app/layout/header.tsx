import { Button, IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { Menu, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountButton } from '../../features/account/account-button.tsx';
import { useFreePlay } from '../../features/session/use-free-play.ts';
import { BalancePill } from '../../features/wallet/balance-pill.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, type Session, useSession } from '../../lib/session/session.ts';
import { useSwitch } from '../../lib/site/site.ts';
import { CategoryLinks } from './category-links.tsx';
import { HeaderList } from './header-list.tsx';
import { Logo } from './logo.tsx';

const headerButton = 'whitespace-nowrap max-sm:px-2.5';
const onHeader = 'border-on-header-2! bg-transparent! text-on-header! hover:bg-header-well!';

function VisitorControls(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const direct = useSwitch('DIRECTREG3');
  const freePlay = useFreePlay();
  return (
    <>
      {freePlay.offered && (
        <Button
          kind="ghost"
          className={clsx(onHeader, 'max-md:hidden')}
          loading={freePlay.busy}
          onClick={freePlay.start}
        >
          {t('tabs.freePlay')}
        </Button>
      )}
      <Button
        kind="outline"
        className={clsx(headerButton, onHeader)}
        onClick={() => overlay.open('login')}
      >
        {t('login')}
      </Button>
      {direct && (
        <Button kind="accent" className={headerButton} onClick={() => overlay.open('register')}>
          {t('register')}
        </Button>
      )}
    </>
  );
}

function MemberControls({ session }: { session: Session }): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const direct = useSwitch('DIRECTREG3');
  return (
    <>
      <BalancePill />
      {!isTrial(session) && (
        <>
          <Button
            kind="accent"
            className={headerButton}
            // On the narrowest phones a long balance needs the room.
            start={<Plus size={18} aria-hidden className="max-[24rem]:hidden" />}
            onClick={() => overlay.openCentre('depositv2')}
          >
            {t('deposit')}
          </Button>
          <Button
            kind="outline"
            className={clsx(headerButton, onHeader, 'max-lg:hidden')}
            onClick={() => overlay.openCentre('withdraw')}
          >
            {t('withdraw')}
          </Button>
        </>
      )}
      {isTrial(session) && direct && (
        <Button kind="accent" className={headerButton} onClick={() => overlay.open('register')}>
          {t('register')}
        </Button>
      )}
      <div className="max-lg:hidden">
        <AccountButton session={session} />
      </div>
    </>
  );
}

interface HeaderProps {
  /** The button that opens or narrows the side menu; a page without one has none. */
  menu?: { label: string; expanded: boolean; onToggle: () => void } | undefined;
  /** Pages that are a login or a registration themselves offer neither. */
  controls: boolean;
}

/** The dark band at the top of every page but the game's (NAV-05). */
export function Header({ menu, controls }: HeaderProps): ReactNode {
  const session = useSession();
  return (
    <header data-band="header" className="sticky top-0 z-header bg-header text-on-header">
      <div className="flex h-14 items-center gap-1 ps-1.5 pe-(--gutter) sm:gap-2 lg:h-16 lg:ps-3">
        {menu && (
          <IconButton
            kind="header"
            label={menu.label}
            aria-expanded={menu.expanded}
            icon={<Menu size={22} aria-hidden />}
            onClick={menu.onToggle}
          />
        )}
        <div className={clsx(session ? 'max-md:shrink-0' : 'min-w-0', !menu && 'ps-2')}>
          <Logo tone="header" short={session !== undefined} />
        </div>
        <div className="min-w-0 flex-1 xl:ps-4">
          <CategoryLinks />
        </div>
        <HeaderList />
        <div className="flex min-w-0 items-center gap-1.5 sm:gap-2 lg:gap-3">
          {session && <MemberControls session={session} />}
          {!session && controls && <VisitorControls />}
        </div>
      </div>
    </header>
  );
}
