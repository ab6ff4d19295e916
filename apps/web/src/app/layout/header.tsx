import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { HeaderParts } from '../../lib/menu/header-parts.tsx';
import { Late } from '../../lib/parts/late.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { visitorControls } from '../../routes/manifests.ts';
import { loadMemberControls } from '../session-parts.ts';
import { CategoryLinks } from './category-links.tsx';
import { HeaderList } from './header-list.tsx';
import { Logo } from './logo.tsx';

const MemberControls = lazy(part(loadMemberControls));

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
        <div
          className={clsx(
            'flex items-center gap-1.5 sm:gap-2 lg:gap-3',
            session ? 'min-w-0' : 'shrink-0',
          )}
        >
          {session && (
            <Late>
              <MemberControls />
            </Late>
          )}
          {controls && <HeaderParts parts={visitorControls} />}
        </div>
      </div>
    </header>
  );
}
