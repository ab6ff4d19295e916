import { promotionDetail, Refusal, type ValueOf } from '@lantern/contracts';
import { Banner, Button, Card, EmptyState, SectionHeading, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronLeft, Gift, Headset } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/title.ts';
import { RichText } from '../../lib/show/rich-text.tsx';
import { useCustomerService } from '../../lib/site/customer-service.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { KeyFacts } from './key-facts.tsx';
import { RelatedPromotions } from './related-promotions.tsx';

type Detail = ValueOf<typeof promotionDetail>;

/** An address that has been cut short names no promotion, and the site need not be asked. */
const isId = (id: string) => promotionDetail.query.safeParse({ id }).success;

const isUnknown = (trouble: unknown) =>
  trouble instanceof Refusal && trouble.code === 'promotion_not_found';

function BackLink(): ReactNode {
  const { t } = useTranslation('promotions');
  return (
    <Link
      to={paths.promotions}
      className={clsx(
        '-ms-1 inline-flex min-h-11 items-center gap-1 self-start',
        'text-label text-text-2 no-underline hover:text-text',
      )}
    >
      <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
      {t('back')}
    </Link>
  );
}

function Missing(): ReactNode {
  const { t } = useTranslation('promotions');
  const action = (
    <Button as={Link} to={paths.promotions}>
      {t('allPromotions')}
    </Button>
  );
  return (
    <EmptyState
      className="py-20"
      level={1}
      icon={<Gift size={28} />}
      title={t('missing')}
      hint={t('missingHint')}
      action={action}
    />
  );
}

function Questions(): ReactNode {
  const { t } = useTranslation('promotions');
  const contact = useCustomerService();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-52 flex-1 text-body text-text-2">{t('questions')}</p>
      <Button
        kind="outline"
        start={<Headset size={18} aria-hidden />}
        onClick={() => void contact()}
      >
        {t('contact')}
      </Button>
    </Card>
  );
}

function Shown({ promotion }: { promotion: Detail }): ReactNode {
  const { t } = useTranslation('promotions');
  const terms = useId();
  const { category, title, text, url, urlCompact, content } = promotion;
  return (
    <>
      <article aria-label={title} className="flex flex-col gap-4 md:gap-6">
        <Banner
          eager
          level={1}
          art={url}
          compactArt={urlCompact}
          eyebrow={t(`category.${category}`)}
          title={title}
          text={text}
        />
        <KeyFacts promotion={promotion} />
        <Card as="section" aria-labelledby={terms} className="md:p-8!">
          <SectionHeading id={terms} title={t('terms')} />
          <RichText html={content} className="mt-2 max-w-190" />
        </Card>
      </article>
      <Questions />
      <RelatedPromotions to={promotion} />
    </>
  );
}

/**
 * One promotion with its terms, `/promoDetail?id=` and `/promotions/:id`; without an id, that there
 * is none.
 */
export function PromotionDetail({ id = '' }: { id: string | undefined }): ReactNode {
  const { t } = useTranslation('promotions');
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(promotionDetail, { id }),
    enabled: isId(id),
  });
  usePageTitle(data?.title ?? t('title'));
  const unknown = !isId(id) || isUnknown(error);
  return (
    <div className="gutter mx-auto flex w-full max-w-300 flex-col gap-4 py-3 md:gap-6 md:py-5">
      {!unknown && <BackLink />}
      {data && <Shown promotion={data} />}
      {unknown && <Missing />}
      {!data && error && !unknown && (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && !unknown && (
        <div aria-busy="true" className="flex flex-col gap-4 md:gap-6">
          <Skeleton className="h-52 rounded-card md:h-80 md:rounded-hero" />
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </div>
  );
}
