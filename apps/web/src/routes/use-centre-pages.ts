import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CentrePage } from '../lib/navigation/overlay.ts';
import { useSession } from '../lib/session/session.ts';
import { centrePages } from './centre-manifests.ts';

const manifests = Object.values(centrePages);
const namespaces = manifests.flatMap(({ texts }) => texts ?? []);

export interface NamedPage {
  icon: LucideIcon;
  title: string;
}

/** Icon and title of a page of the member centre, wherever it is named. */
export function useCentrePages(): (page: CentrePage) => NamedPage {
  const { t } = useTranslation(['layout', ...namespaces]);
  const session = useSession();
  return (page) => {
    const { icon, title } = centrePages[page];
    return { icon, title: title(t, session) };
  };
}
