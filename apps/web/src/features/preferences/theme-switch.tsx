import { IconButton, Segmented } from '@lantern/ui';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setTheme, type Theme, useTheme } from '../../lib/theme.ts';

/** One button that turns light into dark and back. */
export function ThemeButton({ className }: { className?: string }): ReactNode {
  const { t } = useTranslation('layout');
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      kind="header"
      className={className}
      label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      icon={dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}

/** The same choice with both words in sight, for menus. */
export function ThemeChoice(): ReactNode {
  const { t } = useTranslation('layout');
  const theme = useTheme();
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
  ];
  return <Segmented block label={t('theme.label')} options={options} value={theme} onChange={setTheme} />;
}
