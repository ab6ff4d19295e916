import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../../../features/preferences/language-picker.tsx';
import { LinePicker } from '../../../features/preferences/line-picker.tsx';
import { ThemeChoice } from '../../../features/preferences/theme-choice.tsx';
import { FlyoutEntry } from '../../../lib/menu/flyout-entry.tsx';
import type { SideAction, SideMenuState } from '../../../lib/menu/manifest.ts';
import { sideActions } from '../../../routes/side-manifests.ts';
import { SocialLinks } from '../social-links.tsx';
import { SideCards } from './side-cards.tsx';

interface ActionProps extends SideMenuState {
  action: SideAction;
}

function ActionEntry({ action, ...state }: ActionProps): ReactNode {
  const { icon, label, usePress, opens, Panel } = action;
  const { t } = useTranslation('layout');
  return (
    <FlyoutEntry {...state} icon={icon} label={label(t)} opens={opens(t)} onPress={usePress()}>
      <Panel />
    </FlyoutEntry>
  );
}

/** The lower part of the side menu, which is not what a page waits for. */
export default function SideMore({ narrow, drawer }: SideMenuState): ReactNode {
  const { t } = useTranslation('layout');
  return (
    <>
      <SideCards narrow={narrow} />
      <ul className="flex flex-col gap-0.5 border-t border-border pt-3">
        {sideActions.map((action) => (
          <ActionEntry key={action.order} {...{ action, narrow, drawer }} />
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <LanguagePicker compact={narrow} />
        <LinePicker compact={narrow} />
        {!narrow && <ThemeChoice />}
        {!narrow && <SocialLinks label={t('social')} className="pt-1" />}
      </div>
    </>
  );
}
