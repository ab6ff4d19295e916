import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpCentre } from '../features/help/help-centre.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/helpmc` and `/help`. */
export default function HelpRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.help'));
  return <HelpCentre />;
}
