import { LogoMark } from '@lantern/ui';
import { Sheet } from '@lantern/ui/sheet';
import clsx from 'clsx';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useZone } from '../lib/format.ts';
import type { RoomManifest } from '../lib/room-manifest.ts';
import { useStaff } from '../lib/staff.tsx';
import { Account } from './account.tsx';
import { Menu } from './menu.tsx';

/** A new room starts at its top and takes the focus. Back is left to the browser. */
function useEntering() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const room = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how !== 'POP') window.scrollTo(0, 0);
    room.current?.focus({ preventScroll: true });
  }, [pathname, how]);
  return room;
}

/** The frame of every room: the brand, the logged-in colleague, and the menu of rooms. */
export function Frame({ rooms }: { rooms: readonly RoomManifest[] }) {
  const { t } = useTranslation();
  const { brand } = useStaff();
  const zone = useZone();
  const [open, setOpen] = useState(false);
  const room = useEntering();
  return (
    <div className="min-h-dvh">
      <a
        href="#room"
        className="sr-only focus:not-sr-only focus:fixed focus:z-status focus:bg-surface focus:p-3"
      >
        {t('toRoom')}
      </a>
      <header
        data-band="header"
        className={clsx(
          'sticky top-0 z-header flex h-14 items-center gap-3 px-3',
          'bg-header text-on-header md:px-5',
        )}
      >
        <button
          type="button"
          aria-label={t('menu')}
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="grid size-11 place-items-center rounded-control hover:bg-header-well lg:hidden"
        >
          <MenuIcon size={22} aria-hidden />
        </button>
        <span className="max-sm:hidden">
          <LogoMark size={28} />
        </span>
        <span className="whitespace-nowrap">
          <span className="block text-h3">
            {brand.name} <span className="text-on-header-2 max-sm:hidden">{t('console')}</span>
          </span>
          <span className="block text-caption text-on-header-2">
            <span className="max-sm:sr-only">{t('times')}</span>{' '}
            <span className="num">{zone()}</span>
          </span>
        </span>
        <Account />
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_1fr]">
        <aside
          className={clsx(
            'sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto p-3',
            'border-e border-border bg-surface lg:block',
          )}
        >
          <Menu rooms={rooms} />
        </aside>
        <main ref={room} id="room" tabIndex={-1} className="min-w-0 px-3 py-5 outline-none md:px-6">
          <Outlet context={rooms} />
        </main>
      </div>
      <Sheet open={open} onOpenChange={setOpen} title={t('menu')} closeLabel={t('close')}>
        <Menu rooms={rooms} onChosen={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}
