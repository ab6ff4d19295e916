import { staffEndpoints } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/api.ts';
import { useWord } from '../lib/format.ts';
import { closeSession } from '../lib/session.ts';
import { useStaff } from '../lib/staff.tsx';
import { headerButton, LanguageButton, ThemeButton } from '../parts/header-buttons.tsx';
import { OwnPassword } from './own-password.tsx';

/** Who is at work, and how the console looks and speaks. */
export function Account() {
  const { t } = useTranslation();
  const word = useWord();
  const { username, role } = useStaff();
  const client = useQueryClient();
  const leave = () => {
    // Logs out in this browser even without an answer; the session then expires by itself.
    call(staffEndpoints.staffLogout).catch(() => undefined);
    closeSession();
    client.clear();
  };
  return (
    <div className="ms-auto flex items-center gap-1">
      <span className="me-1 text-end text-caption leading-tight max-sm:sr-only">
        <b className="block text-label">{username}</b>
        <span className="text-on-header-2">{word('role', role)}</span>
      </span>
      <OwnPassword className={headerButton} />
      <ThemeButton />
      <LanguageButton />
      <button
        type="button"
        className={headerButton}
        onClick={leave}
        aria-label={t('logout')}
        title={t('logout')}
      >
        <LogOut size={20} aria-hidden />
      </button>
    </div>
  );
}
