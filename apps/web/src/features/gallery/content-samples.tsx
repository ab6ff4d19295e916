import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  CategoryChip,
  Countdown,
  DataList,
  EmptyState,
  ErrorBlock,
  GameTile,
  LogoMark,
  Money,
  Pager,
  Rail,
  ScrollRow,
  SectionHeading,
  Skeleton,
  StatusPill,
  StatusRow,
  TileSkeleton,
  VendorCard,
} from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { Flame, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

const tones = ['success', 'danger', 'warning', 'info', 'neutral'] as const;
const badges = ['hot', 'new', 'live', 'jackpot'] as const;
const categories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'COCKFIGHT',
  'INHOUSE',
] as const;

function Marks({ words }: { words: Words }): ReactNode {
  return (
    <Sample name="StatusPill, Badge, Avatar, LogoMark, Money, Countdown">
      {tones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {words.action}
        </StatusPill>
      ))}
      {badges.map((kind) => (
        <Badge key={kind} kind={kind} label={kind.toUpperCase()} />
      ))}
      <Avatar name={words.title} src={artAddress('avatar', '3')} />
      <Avatar name={words.title} size={64} />
      <LogoMark size={40} />
      <Money minor="1248050" currency="PHP" digits={2} locale={words.locale} />
      <Money minor="-45000" currency="VND" digits={0} locale={words.locale} sign="always" toned />
      <Countdown until={Date.now() + 90_000} kind="blocks" />
    </Sample>
  );
}

function Tiles({ words }: { words: Words }): ReactNode {
  return (
    <Sample name="Rail, GameTile, VendorCard, CategoryChip, ScrollRow, skeletons" wide>
      <Rail
        title={words.choices[0]}
        icon={<Flame size={20} aria-hidden />}
        previousLabel={words.other}
        nextLabel={words.action}
      >
        {categories.map((category, at) => (
          <GameTile
            key={category}
            as="a"
            href="#tile"
            name={words.title}
            vendor={category}
            art={artAddress('game', `${category}.sample.${at}`)}
            badge={at === 0 ? { kind: 'hot', label: 'HOT' } : undefined}
            maintenance={at === 2 ? words.error : undefined}
          />
        ))}
      </Rail>
      <ScrollRow label={words.field}>
        {words.choices.map((label) => (
          <CategoryChip key={label} icon={<Flame size={22} aria-hidden />} label={label} />
        ))}
      </ScrollRow>
      <div className="grid grid-cols-2 items-start gap-3">
        <VendorCard name={words.title} mark={artAddress('vendor', 'BGS')} note={words.hint} />
        <TileSkeleton />
      </div>
      <Skeleton className="h-6 w-40 rounded-control" />
    </Sample>
  );
}

function Lists({ words }: { words: Words }): ReactNode {
  const [page, setPage] = useState(4);
  return (
    <Sample name="SectionHeading, Card, StatusRow, DataList, Pager" wide>
      <SectionHeading title={words.title} icon={<Flame size={20} aria-hidden />} />
      <Card>{words.text}</Card>
      <ul>
        <StatusRow
          icon={<ShieldCheck size={20} aria-hidden />}
          title={words.title}
          text={words.text}
          state={<StatusPill tone="success">{words.action}</StatusPill>}
        />
      </ul>
      <DataList
        label={words.field}
        columns={[
          { key: 'name', header: words.field, cell: (row) => row, place: 'title' },
          { key: 'text', header: words.title, cell: () => words.action },
        ]}
        rows={words.choices}
        rowKey={(row) => row}
      />
      <Pager
        page={page}
        totalPages={12}
        onPage={setPage}
        label={words.field}
        previousLabel={words.other}
        nextLabel={words.action}
        pageLabel={String}
      />
    </Sample>
  );
}

function Blocks({ words }: { words: Words }): ReactNode {
  return (
    <Sample name="Banner, EmptyState, ErrorBlock" wide>
      <Banner
        art={artAddress('banner', 'RNG.paper-lantern.6')}
        compactArt={artAddress('banner-compact', 'RNG.paper-lantern.6')}
        eyebrow={words.choices[0]}
        title={words.title}
        text={words.text}
        action={words.action}
        level={3}
        shape="compact"
      />
      <EmptyState title={words.title} hint={words.text} action={<Button>{words.action}</Button>} />
      <ErrorBlock
        title={words.error}
        hint={words.text}
        request={{ label: words.field, id: 'req-7k2m9q' }}
        retry={{ label: words.action, onRetry: () => undefined }}
      />
    </Sample>
  );
}

export function ContentSamples({ words }: { words: Words }): ReactNode {
  return (
    <>
      <Marks words={words} />
      <Tiles words={words} />
      <Lists words={words} />
      <Blocks words={words} />
    </>
  );
}
