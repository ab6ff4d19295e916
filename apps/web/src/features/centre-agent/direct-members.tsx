import { invitationLink } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Card, IconDisc, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';

/** The number of direct members of the agent. */
export function DirectMembers() {
  const { t, i18n } = useTranslation('agent');
  const { data, error, isFetching, refetch } = useQuery(queryOf(invitationLink));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-26 rounded-card" />;
  return (
    <Card as="section" className="flex items-center gap-4">
      <IconDisc icon={Users} />
      <div className="min-w-0">
        <h3 className="text-caption text-text-3">{t('overview.direct')}</h3>
        <p className="num text-h1">
          <bdi>{new Intl.NumberFormat(formatTag(i18n.language)).format(data.invited)}</bdi>
        </p>
        <p className="text-caption text-text-2">{t('overview.directHint')}</p>
      </div>
    </Card>
  );
}
