import { Button, EmptyState, Skeleton } from '@lantern/ui';
import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { usePromotions } from './use-promotions.ts';

/** The page `missionLeaderboard`: the missions that run, as the promotions announce them. */
export default function MissionPage() {
  const { t } = useTranslation('centre');
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <p className="text-body text-text-2">{t('mission.about')}</p>
      <Missions />
    </div>
  );
}

function Missions() {
  const { t } = useTranslation('centre');
  const { data, error, isFetching, refetch } = usePromotions('mission');
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-64 rounded-card sm:w-1/2" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Target size={28} />}
        title={t('mission.none')}
        hint={t('mission.noneHint')}
        action={
          <Button as={Link} to={paths.promotions}>
            {t('mission.action')}
          </Button>
        }
      />
    );
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {data.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}
