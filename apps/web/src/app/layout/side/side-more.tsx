import { Headset, Smartphone } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../../../features/preferences/language-picker.tsx';
import { ThemeChoice } from '../../../features/preferences/theme-choice.tsx';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { part } from '../../../lib/parts/lazy-part.ts';
import { useCustomerService } from '../../../lib/site/customer-service.ts';
import { SocialLinks } from '../social-links.tsx';
import { FlyoutEntry } from './flyout-entry.tsx';
import { SideCards } from './side-cards.tsx';

const AppPanel = lazy(part(() => import('./app-panel.tsx')));
const ServicePanel = lazy(part(() => import('./service-panel.tsx')));

interface SideMoreProps {
  narrow: boolean;
  drawer: boolean;
}

/** The lower part of the side menu, which is not what a page waits for. */
export default function SideMore({ narrow, drawer }: SideMoreProps): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const contact = useCustomerService();
  return (
    <>
      <SideCards narrow={narrow} />
      <ul className="flex flex-col gap-0.5 border-t border-border pt-3">
        <FlyoutEntry
          {...{ narrow, drawer }}
          icon={Headset}
          label={t('service.title')}
          opens={t('service.ways')}
          onPress={() => void contact()}
        >
          <ServicePanel />
        </FlyoutEntry>
        <FlyoutEntry
          {...{ narrow, drawer }}
          icon={Smartphone}
          label={t('page.download')}
          opens={t('app.open')}
          onPress={() => overlay.open('app')}
        >
          <AppPanel />
        </FlyoutEntry>
      </ul>
      <div className="flex flex-col gap-2">
        <LanguagePicker compact={narrow} />
        {!narrow && <ThemeChoice />}
        {!narrow && <SocialLinks label={t('social')} className="pt-1" />}
      </div>
    </>
  );
}
