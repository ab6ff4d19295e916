import clsx from 'clsx';
import { Languages, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../lib/i18n.ts';
import { setTheme, useTheme } from '../lib/theme.ts';

export const headerButton = clsx(
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2',
  'rounded-control text-label text-on-header hover:bg-header-well',
);

export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  const label = t(theme === 'dark' ? 'lightTheme' : 'darkTheme');
  return (
    <button
      type="button"
      className={headerButton}
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
      className={headerButton}
      aria-label={t('otherLanguage')}
      title={t('otherLanguage')}
      onClick={() => void changeLanguage(next)}
    >
      <Languages size={20} aria-hidden />
    </button>
  );
}
