import { memberInfo } from '@lantern/contracts';
import { Card, Skeleton } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { ClubLabel } from '../../lib/member/member-label.tsx';
import { Section } from '../../lib/show/section.tsx';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { type Rank, rankAt, ranks } from './ranks.ts';

/** The page `playerRank`: the member's own rank among the six. */
export default function RankPage() {
  const { t } = useTranslation('centre');
  const { data, error, isFetching, refetch } = useQuery(queryOf(memberInfo));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  const level = data?.clubLabel.rankLevel ?? 0;
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      {data ? <OwnRank label={data.clubLabel} /> : <Skeleton className="h-36 rounded-card" />}
      <Section title={t('rank.ranks')}>
        <ul className="grid grid-cols-3 gap-2 lg:grid-cols-6 lg:gap-3">
          {ranks.map((rank) => (
            <RankTile key={rank} rank={rank} current={rank === rankAt(level)} />
          ))}
        </ul>
      </Section>
      <Card as="section" className="flex flex-wrap items-center gap-4">
        <p className="min-w-0 flex-1 basis-60 text-body text-text-2">{t('rank.how')}</p>
        <ContactButton kind="outline" label={t('contact')} className="max-sm:w-full" />
      </Card>
    </div>
  );
}

function OwnRank({
  label,
}: {
  label: Parameters<typeof ClubLabel>[0]['label'] & { rankLevel: number };
}) {
  const { t } = useTranslation('centre');
  const rank = rankAt(label.rankLevel);
  return (
    <section
      aria-label={t('rank.yours')}
      className={clsx(
        'flex items-center gap-4 p-5',
        'rounded-card border border-gold bg-linear-to-r brand-band from-20%',
        'md:gap-6 rtl:bg-linear-to-l',
      )}
    >
      {rank && (
        <img
          src={artAddress('medal', rank)}
          alt=""
          width={96}
          height={96}
          className="size-20 md:size-24"
        />
      )}
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <p className="text-caption text-on-header-2">{t('rank.yours')}</p>
        <p className="text-h1">{rank ? t(`rank.names.${rank}`) : label.labelName}</p>
        <div className="flex flex-wrap items-center gap-2">
          {label.labelName.toLowerCase() !== rank && <ClubLabel label={label} />}
          {rank && (
            <span className="num text-caption text-on-header-2">
              {t('rank.level', { level: label.rankLevel, count: ranks.length })}
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

function RankTile({ rank, current }: { rank: Rank; current: boolean }) {
  const { t } = useTranslation('centre');
  return (
    <li
      aria-current={current || undefined}
      className={clsx(
        'flex flex-col items-center gap-2 rounded-card border px-2 py-4 text-center',
        current ? 'border-brand bg-brand-soft ring-1 ring-brand' : 'border-border bg-surface',
      )}
    >
      <img
        src={artAddress('medal', rank)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className="size-14"
      />
      <p className="text-label font-bold">{t(`rank.names.${rank}`)}</p>
      {current && <p className="text-caption font-semibold text-brand">{t('rank.current')}</p>}
    </li>
  );
}
