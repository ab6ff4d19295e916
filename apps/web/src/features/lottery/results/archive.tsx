import { type ProvinceResult, regionResults } from '@lantern/contracts';
import { type Region, regions } from '@lantern/rules/lottery/codes';
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Segmented,
  SelectField,
  Skeleton,
  StatusPill,
} from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowLeft, ChevronLeft, ChevronRight, MoonStar } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '../../../lib/api/queries.ts';
import { drawPath } from '../../../lib/navigation/draw-path.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { useAskedFor } from '../asked-for.ts';
import { gamePath } from '../draws/game-path.ts';
import { useMenu } from '../draws/use-menu.ts';
import { PaperCheck } from './paper-check.tsx';
import { PrizeTable } from './prize-table.tsx';
import { ProvinceTables } from './province-tables.tsx';

/** The names of the regions as the menu has them. */
function useRegionNames(): (region: Region) => string {
  const { groups } = useMenu();
  return (region) =>
    groups.find(({ gameGroupCode }) => gameGroupCode === region)?.labelName ?? region;
}

/** A province with its time, and a link to what is published of its draw. */
function Province({ draw }: { draw: ProvinceResult }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={drawPath(draw.drawId)} className="relative text-h3 text-brand hit-44">
        <bdi lang="vi">{draw.province}</bdi>
      </Link>
      <span className="num text-caption text-text-2">
        <Moment instant={draw.drawsAt} />
      </span>
      {draw.result === null && (
        <StatusPill tone={draw.state === 'void' ? 'danger' : 'neutral'}>
          {t(`state.${draw.state}`)}
        </StatusPill>
      )}
    </div>
  );
}

/** The draws of a day: one as the board of the North, several side by side. */
function Day({ provinces }: { provinces: readonly ProvinceResult[] }): ReactNode {
  const drawn = provinces.filter(({ result }) => result !== null);
  const [family] = drawn.map((draw) => draw.family);
  return (
    <>
      {(family === 'vn27' || family === 'vn18') && (
        <PaperCheck
          family={family}
          draws={drawn.map(({ province, result }) => ({ name: province, result }))}
        />
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {provinces.map((draw) => (
          <li key={draw.drawId}>
            <Province draw={draw} />
          </li>
        ))}
      </ul>
      {drawn.length > 1 ? (
        <ProvinceTables draws={drawn} />
      ) : (
        drawn.map(({ drawId, family, result }) => (
          <PrizeTable key={drawId} family={family} result={result ?? []} />
        ))
      )}
    </>
  );
}

/** Leads to the results of one province, from this day on. */
function ProvinceChoice({ region, day }: { region: Region; day: string | undefined }): ReactNode {
  const { t } = useTranslation('lottery');
  const navigate = useNavigate();
  const { groups } = useMenu();
  const games = groups.find(({ gameGroupCode }) => gameGroupCode === region)?.gameMenus ?? [];
  if (games.length < 2) return null;
  const open = (code: string) => {
    const game = games.find(({ gameCode }) => gameCode === code);
    if (game) void navigate(gamePath(game, { view: 'results', ...(day ? { day } : {}) }));
  };
  return (
    <SelectField
      label={t('archive.province')}
      placeholder={t('tool.all')}
      value=""
      onChange={({ target }) => open(target.value)}
      options={games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))}
      className="min-w-48"
    />
  );
}

interface DayChoiceProps {
  day: string;
  before: string | null;
  after: string | null;
  onChange: (day: string) => void;
}

function DayChoice({ day, before, after, onChange }: DayChoiceProps): ReactNode {
  const { t } = useTranslation('lottery');
  const id = useId();
  return (
    <div className="flex items-end gap-1">
      <IconButton
        kind="outline"
        label={t('archive.before')}
        disabled={before === null}
        icon={<ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />}
        onClick={() => before && onChange(before)}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-caption text-text-2">
          {t('results.day')}
        </label>
        <input
          id={id}
          type="date"
          value={day}
          onChange={({ target }) => onChange(target.value)}
          className={clsx(
            'min-h-11 rounded-button border border-border-strong bg-surface px-3',
            'text-article text-text',
          )}
        />
      </div>
      <IconButton
        kind="outline"
        label={t('archive.after')}
        disabled={after === null}
        icon={<ChevronRight size={20} aria-hidden className="rtl:-scale-x-100" />}
        onClick={() => after && onChange(after)}
      />
    </div>
  );
}

/** What the provinces of a region drew on a day. */
export default function Archive({ region }: { region: Region }): ReactNode {
  const { t } = useTranslation('lottery');
  const { day, ask } = useAskedFor();
  const nameOf = useRegionNames();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(regionResults, { region, ...(day ? { day } : {}) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="gutter mx-auto flex w-full max-w-330 flex-col gap-4 py-3 md:gap-5 md:py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{t('archive.title')}</h1>
        <Button
          as={Link}
          to={paths.vnlottery}
          kind="outline"
          start={<ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />}
        >
          {t('vnTitle')}
        </Button>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segmented<Region>
          label={t('archive.region')}
          value={region}
          onChange={(next) => ask({ region: next })}
          options={regions.map((value) => ({ value, label: nameOf(value) }))}
        />
        <ProvinceChoice region={region} day={day} />
        {data && (
          <DayChoice
            day={data.day ?? ''}
            before={data.before}
            after={data.after}
            onChange={(next) => ask({ day: next })}
          />
        )}
      </div>
      <Card as="section" aria-label={nameOf(region)} className="flex flex-col gap-4">
        {error && !data ? (
          <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-96 rounded-button" />
        ) : data.provinces.length === 0 ? (
          <EmptyState
            icon={<MoonStar size={28} />}
            title={t(data.day === null ? 'results.empty' : 'archive.none')}
          />
        ) : (
          <Day provinces={data.provinces} />
        )}
      </Card>
    </div>
  );
}
