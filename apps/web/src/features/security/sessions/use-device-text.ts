import { useTranslation } from 'react-i18next';
import { deviceOf } from './device.ts';

/** A browser and its device as text, such as "Chrome on Windows". */
export function useDeviceText(): (userAgent: string) => string {
  const { t } = useTranslation('security');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('device.both', { browser, system });
    return browser ?? system ?? t('device.unknown');
  };
}
