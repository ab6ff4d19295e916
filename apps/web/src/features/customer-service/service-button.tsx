import clsx from 'clsx';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from '../../lib/site/customer-service.ts';

/** Customer service, always within reach: 56 px at the bottom, above the tab bar of a phone. */
export default function ServiceButton({ aboveTabs }: { aboveTabs: boolean }): ReactNode {
  const { t } = useTranslation('layout');
  const contact = useCustomerService();
  return (
    <button
      type="button"
      aria-label={t('service.title')}
      title={t('service.title')}
      onClick={() => void contact()}
      className={clsx(
        'fixed end-3 z-tabbar grid size-14 place-items-center md:end-6 lg:bottom-6',
        'rounded-full bg-brand text-on-brand shadow-s3',
        'transition hover:bg-brand-hover active:scale-95',
        aboveTabs ? 'bottom-[calc(88px+env(safe-area-inset-bottom))]' : 'bottom-6',
      )}
    >
      <Headset size={26} aria-hidden />
    </button>
  );
}
