import { IconButton } from '@lantern/ui';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setTheme, useTheme } from '../../lib/device/theme.ts';

/** One button that turns light into dark and back. */
export function ThemeButton(): ReactNode {
  const { t } = useTranslation('layout');
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      kind="header"
      label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      icon={dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
