import { Button, Skeleton } from '@lantern/ui';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { FreeRounds } from './free-rounds.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { AllPromotions, NoPromotions } from './promotion-parts.tsx';
import { usePromotions } from './use-promotions.ts';

/**
 * The page `rewardCenter`: free rounds, rewards to claim, which no call returns yet, and the
 * promotions that lead to rewards.
 */
export default function RewardPage() {
  const { t } = useTranslation('centre');
  const overlay = useOverlay();
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <FreeRounds />
      <NothingYet icon={Gift} title={t('reward.title')} text={t('reward.none')}>
        <Button kind="outline" onClick={() => overlay.openCentre('playerRank')}>
          {t('reward.rank')}
        </Button>
        <Button kind="outline" onClick={() => overlay.openCentre('referral')}>
          {t('reward.invite')}
        </Button>
      </NothingYet>
      <Section title={t('promotions.running')} action={<AllPromotions />}>
        <Cards />
      </Section>
    </div>
  );
}

function Cards() {
  const { data, error, isFetching, refetch } = usePromotions();
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (data?.length === 0) return <NoPromotions />;
  return (
    <ul aria-busy={!data} className="grid gap-3 sm:grid-cols-2">
      {data
        ? data.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))
        : ['first', 'second'].map((key) => (
            <li key={key}>
              <Skeleton className="h-64 rounded-card" />
            </li>
          ))}
    </ul>
  );
}
