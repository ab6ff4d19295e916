import { Sheet } from '@lantern/ui/sheet';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../lib/session.ts';
import { WalletCard } from '../../lib/wallet-card.tsx';
import { useAccountEntries } from './entries.ts';
import { Identity } from './identity.tsx';

interface AccountSheetProps {
  session: Session;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The account on a phone: who is logged in, what is in the wallet, and the entries of the avatar’s menu as rows. */
export default function AccountSheet({ session, open, onOpenChange }: AccountSheetProps): ReactNode {
  const { t } = useTranslation(['layout', 'common']);
  const entries = useAccountEntries(session);
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.title')}
      closeLabel={t('common:close')}
      head={
        <span className="block py-2">
          <Identity session={session} />
        </span>
      }
    >
      <WalletCard className="mx-3 mt-2" />
      <ul className="flex flex-col gap-1 px-2 pt-3">
        {entries.map(({ icon: Icon, turns, label, tone, go }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                onOpenChange(false);
                go();
              }}
              className={clsx(
                'flex min-h-12 w-full items-center gap-3 rounded-button px-3 text-label transition-colors hover:bg-sunken',
                tone === 'danger' ? 'text-danger' : 'text-text',
              )}
            >
              <Icon
                size={20}
                aria-hidden
                className={clsx(tone === 'normal' && 'text-text-2', turns && 'rtl:-scale-x-100')}
              />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
