import { Button, Card, EmptyState } from '@lantern/ui';
import { ArrowLeftRight, Gift, History, type LucideIcon, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';

export type Panel = 'rewards' | 'convert' | 'details' | 'history';

const icons: Record<Panel, LucideIcon> = {
  rewards: Gift,
  convert: ArrowLeftRight,
  details: ReceiptText,
  history: History,
};

const ways: Record<Panel, string> = {
  rewards: paths.promotions,
  convert: paths.promotions,
  details: paths.hot,
  history: paths.hot,
};

interface PanelEmptyProps {
  panel: Panel;
  /** It is about the member's own points: a visitor is asked to log in. */
  own?: boolean;
}

/** A part of the mall that has nothing to show today, with a way on. */
export function PanelEmpty({ panel, own = false }: PanelEmptyProps): ReactNode {
  const { t } = useTranslation(['points', 'layout']);
  const overlay = useOverlay();
  const session = useSession();
  const Icon = icons[panel];
  const asked = own && !session;
  return (
    <Card>
      <EmptyState
        icon={<Icon size={28} />}
        level={2}
        title={t(asked ? 'visitor' : `${panel}.title`)}
        hint={t(`${panel}.text`)}
        action={
          asked ? (
            <Button onClick={() => overlay.open('login')}>{t('layout:login')}</Button>
          ) : (
            <Button as={Link} to={ways[panel]} kind="soft">
              {ways[panel] === paths.hot ? t('layout:empty.action') : t('toPromotions')}
            </Button>
          )
        }
      />
    </Card>
  );
}
