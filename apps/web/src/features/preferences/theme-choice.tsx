import { Segmented } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setTheme, type Theme, useTheme } from '../../lib/device/theme.ts';

/** Light or dark with both labels visible, for menus. */
export function ThemeChoice(): ReactNode {
  const { t } = useTranslation('layout');
  const theme = useTheme();
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
  ];
  return (
    <Segmented block label={t('theme.label')} options={options} value={theme} onChange={setTheme} />
  );
}
