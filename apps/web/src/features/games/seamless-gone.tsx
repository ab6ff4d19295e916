import { Button, EmptyState } from '@lantern/ui';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';

/** The place of a game beside the bars of the site, while there is none in it. */
export function SeamlessGone(): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <EmptyState
      className="py-20"
      icon={<Dices size={28} />}
      level={1}
      title={t('seamless.title')}
      hint={t('seamless.text')}
      action={
        <Button as={Link} to={paths.hot}>
          {t('seamless.action')}
        </Button>
      }
    />
  );
}
