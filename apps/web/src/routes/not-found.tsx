import { Button, EmptyState } from '@lantern/ui';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../lib/navigation/link.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';

/** Every address that is no page of the site. */
export default function NotFoundRoute(): ReactNode {
  const { t } = useTranslation('common');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      className="py-20"
      icon={<Compass size={28} />}
      level={1}
      title={t('notFound.title')}
      hint={t('notFound.text')}
      action={
        <Button as={Link} to={paths.home}>
          {t('notFound.action')}
        </Button>
      }
    />
  );
}
