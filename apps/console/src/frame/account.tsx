import { staffEndpoints } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Languages, LogOut, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/api.ts';
import { useWord } from '../lib/format.ts';
import { changeLanguage } from '../lib/i18n.ts';
import { closeSession } from '../lib/session.ts';
import { useStaff } from '../lib/staff.tsx';
import { setTheme, useTheme } from '../lib/theme.ts';
import { OwnPassword } from './own-password.tsx';

const button =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-label text-on-header hover:bg-header-well';

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
      <OwnPassword className={button} />
      <ThemeButton />
      <LanguageButton />
      <button
        type="button"
        className={button}
        onClick={leave}
        aria-label={t('logout')}
        title={t('logout')}
      >
        <LogOut size={20} aria-hidden />
      </button>
    </div>
  );
}

export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  const label = t(theme === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <button
      type="button"
      className={button}
      aria-label={label}
      title={label}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const next = i18n.language === 'vi' ? 'en' : 'vi';
  return (
    <button
      type="button"
      className={button}
      aria-label={t('otherLanguage')}
      title={t('otherLanguage')}
      onClick={() => void changeLanguage(next)}
    >
      <Languages size={20} aria-hidden />
    </button>
  );
}
