import { Menu, MenuHeader, MenuItem, MenuSeparator } from '@lantern/ui/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Session } from '../../lib/session/session.ts';
import { useAccountEntries } from './entries.ts';
import { Identity } from './identity.tsx';

/** The dropdown of the avatar, a separate chunk because visitors never need it. */
export default function AccountMenu({
  session,
  trigger,
}: {
  session: Session;
  trigger: ReactElement;
}): ReactNode {
  const entries = useAccountEntries(session);
  return (
    <Menu trigger={trigger}>
      <MenuHeader>
        <Identity session={session} />
      </MenuHeader>
      <MenuSeparator />
      {entries.map(({ icon: Icon, turns, label, tone, go }) => (
        <MenuItem
          key={label}
          icon={<Icon size={20} className={clsx(turns && 'rtl:-scale-x-100')} />}
          tone={tone}
          onSelect={go}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
