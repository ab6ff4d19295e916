import { Bell, CircleHelp, Headset, MessageSquareText, Smartphone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MeGroup, MeRowLine } from '../features/account/me-list.tsx';
import { MePage } from '../features/account/me-page.tsx';
import { VisitorPage } from '../features/account/visitor-page.tsx';
import { LanguagePicker } from '../features/preferences/language-picker.tsx';
import { LinePicker } from '../features/preferences/line-picker.tsx';
import { ThemeChoice } from '../features/preferences/theme-choice.tsx';
import { useOverlay } from '../lib/navigation/overlay.ts';
import { paths } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';
import { useSession } from '../lib/session/session.ts';
import { useCustomerService } from '../lib/site/customer-service.ts';
import { useCentrePages } from './use-centre-pages.ts';

/** For any visitor, logged in or not. */
function ForEverybody(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const contact = useCustomerService();
  return (
    <>
      <MeGroup title={t('me.more')}>
        <MeRowLine icon={Store} label={t('page.pointMall')} to={paths.pointMall} />
        <MeRowLine
          icon={Bell}
          label={t('overlay.announcements')}
          onPress={() => overlay.open('announcements')}
        />
        <MeRowLine icon={Smartphone} label={t('page.download')} to={paths.down} />
      </MeGroup>
      <MeGroup title={t('me.help')}>
        <MeRowLine icon={CircleHelp} label={t('page.help')} to={paths.help} />
        <MeRowLine icon={Headset} label={t('service.title')} onPress={() => void contact()} />
        <MeRowLine
          icon={MessageSquareText}
          label={t('overlay.feedback')}
          onPress={() => overlay.open('feedback')}
        />
      </MeGroup>
      <section
        aria-label={t('me.choices')}
        className="flex flex-col gap-2 rounded-card border border-border bg-surface p-2"
      >
        <LanguagePicker />
        <LinePicker />
        <ThemeChoice />
      </section>
    </>
  );
}

/** `/me`, the member's own page on a phone. */
export default function MeRoute(): ReactNode {
  const { t } = useTranslation('layout');
  const session = useSession();
  const nameOf = useCentrePages();
  usePageTitle(t('account.title'));
  if (!session) {
    return (
      <VisitorPage>
        <ForEverybody />
      </VisitorPage>
    );
  }
  return (
    <MePage session={session} nameOf={nameOf}>
      <ForEverybody />
    </MePage>
  );
}
