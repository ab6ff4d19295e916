import { StatusRow } from '@lantern/ui';
import { Award, ChevronRight, TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { Section, SectionBody } from '../../lib/show/section.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { AllPromotions, detailPath, NoPromotions, PromotionStatus } from './promotion-parts.tsx';
import { type Promotion, usePeriodText, usePromotions } from './use-promotions.ts';

/**
 * The page `bonusDetails`: credited bonuses, which no call returns yet, and the sources of a bonus.
 */
export default function BonusPage() {
  const { t } = useTranslation('centre');
  const running = usePromotions();
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <NothingYet icon={Award} title={t('bonus.title')} text={t('bonus.none')} />
      <Section title={t('promotions.running')} action={<AllPromotions />}>
        {running.data?.length === 0 ? (
          <NoPromotions />
        ) : (
          <SectionBody query={running}>
            {running.data?.map((promotion) => (
              <PromotionRow key={promotion.id} promotion={promotion} />
            ))}
          </SectionBody>
        )}
      </Section>
    </div>
  );
}

function PromotionRow({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('centre');
  const periodText = usePeriodText();
  const { id, title, category, status } = promotion;
  return (
    <StatusRow
      className="relative pe-12 hover:bg-sunken md:pe-12"
      icon={<TicketPercent size={20} />}
      title={
        <Link to={detailPath(id)} className="text-text no-underline after:absolute after:inset-0">
          {title}
          <ChevronRight
            size={20}
            aria-hidden
            className="absolute end-4 top-1/2 -translate-y-1/2 text-text-3 rtl:-scale-x-100"
          />
        </Link>
      }
      state={<PromotionStatus status={status} />}
      text={`${t(`promotions.category.${category}`)} · ${periodText(promotion)}`}
    />
  );
}
