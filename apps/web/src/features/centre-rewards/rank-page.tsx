import { memberInfo, type siteSettings, type ValueOf } from '@lantern/contracts';
import { Card, Skeleton } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { ClubLabel, RankNumber } from '../../lib/member/member-label.tsx';
import { Section } from '../../lib/show/section.tsx';
import { ContactButton } from '../../lib/site/contact-button.tsx';
import { useSite } from '../../lib/site/site.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { medalOf } from './ranks.ts';

type Rank = ValueOf<typeof siteSettings>['ranks'][number];
type OwnLabel = ValueOf<typeof memberInfo>['clubLabel'];

/** The page `playerRank`: the member's own rank among those of the brand. */
export default function RankPage() {
  const { t } = useTranslation('centre');
  const { ranks } = useSite().settings;
  const { data, error, isFetching, refetch } = useQuery(queryOf(memberInfo));
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      {data ? (
        <OwnRank label={data.clubLabel} ranks={ranks} />
      ) : (
        <Skeleton className="h-36 rounded-card" />
      )}
      <Section title={t('rank.ranks')}>
        <ol className="grid grid-cols-3 gap-2 lg:grid-cols-6 lg:gap-3">
          {ranks.map((rank, at) => (
            <RankTile
              key={`${at} ${rank.labelName}`}
              rank={rank}
              level={at + 1}
              current={at + 1 === data?.clubLabel.rankLevel}
            />
          ))}
        </ol>
      </Section>
      <Card as="section" className="flex flex-wrap items-center gap-4">
        <p className="min-w-0 flex-1 basis-60 text-body text-text-2">{t('rank.how')}</p>
        <ContactButton kind="outline" label={t('contact')} className="max-sm:w-full" />
      </Card>
    </div>
  );
}

/** The name of a rank, translated if it is a usual one. */
function useRankName(): (rank: Rank) => string {
  const { t } = useTranslation('centre');
  return ({ labelName }) => {
    const medal = medalOf(labelName);
    return medal ? t(`rank.names.${medal}`) : labelName;
  };
}

interface Picture {
  rank: Rank;
  level: number;
  size: number;
  className: string;
}

/** The medal of a rank, or its number in the colours of the brand. */
function RankPicture({ rank, level, size, className }: Picture) {
  const medal = medalOf(rank.labelName);
  if (!medal) return <RankNumber label={rank} level={level} className={className} />;
  return (
    <img
      src={artAddress('medal', medal)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={className}
    />
  );
}

function OwnRank({ label, ranks }: { label: OwnLabel; ranks: readonly Rank[] }) {
  const { t } = useTranslation('centre');
  const nameOf = useRankName();
  const rank = ranks[label.rankLevel - 1];
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
        <RankPicture
          rank={rank}
          level={label.rankLevel}
          size={96}
          className="size-20 text-h1 md:size-24"
        />
      )}
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <p className="text-caption text-on-header-2">{t('rank.yours')}</p>
        <p className="max-w-full truncate text-h1">{rank ? nameOf(rank) : label.labelName}</p>
        <div className="flex flex-wrap items-center gap-2">
          {label.labelName !== rank?.labelName && <ClubLabel label={label} />}
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

function RankTile({ rank, level, current }: { rank: Rank; level: number; current: boolean }) {
  const { t } = useTranslation('centre');
  const nameOf = useRankName();
  return (
    <li
      aria-current={current || undefined}
      className={clsx(
        'flex flex-col items-center gap-2 rounded-card border px-2 py-4 text-center',
        current ? 'border-brand bg-brand-soft ring-1 ring-brand' : 'border-border bg-surface',
      )}
    >
      <RankPicture rank={rank} level={level} size={56} className="size-14 text-h2" />
      <p className="max-w-full break-words text-label font-bold">{nameOf(rank)}</p>
      {current && <p className="text-caption font-semibold text-brand">{t('rank.current')}</p>}
    </li>
  );
}
