import type { RegistrationMode } from '@lantern/rules';
import { Tabs } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterSettings } from './rules.ts';

interface ModeTabsProps {
  settings: RegisterSettings;
  mode: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
  children: ReactNode;
}

/**
 * The two ways to register, where the brand has both. Where it has one there is nothing to choose.
 */
export function ModeTabs({ settings, mode, onChange, children }: ModeTabsProps) {
  const { t } = useTranslation('registration');
  if (!settings.mobileRegistration || !settings.usernameRegistration) return children;
  return (
    <Tabs
      label={t('modes.label')}
      tabs={[
        { id: 'username', label: t('modes.username') },
        { id: 'mobile', label: t('modes.mobile') },
      ]}
      value={mode}
      onChange={onChange}
    >
      {children}
    </Tabs>
  );
}
