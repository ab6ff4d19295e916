import { Button } from '@lantern/ui';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../features/preferences/language-picker.tsx';
import { useCustomerService } from '../lib/site/customer-service.ts';

/**
 * What a visitor can do while the site is closed: talk to the brand, and read in another language.
 */
export default function ClosedWays(): ReactNode {
  const { t } = useTranslation('status');
  const contact = useCustomerService();
  return (
    <>
      <Button
        kind="accent"
        size={48}
        start={<Headset size={20} aria-hidden />}
        onClick={() => void contact()}
      >
        {t('contact')}
      </Button>
      <LanguagePicker />
    </>
  );
}
