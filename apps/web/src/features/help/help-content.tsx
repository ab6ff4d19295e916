import { helpCentre } from '@lantern/contracts';
import { Card, EmptyState, IconButton, Skeleton, TextField } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { BookOpen, Search, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { RichText } from '../../lib/show/rich-text.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { ContactActions, ContactBlock } from './contact-block.tsx';
import { type HelpSection, searchHelp, wordsOf } from './help-search.ts';
import { SearchResults } from './search-results.tsx';
import { SectionList } from './section-list.tsx';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

function SearchField({ value, onChange }: SearchFieldProps): ReactNode {
  const { t } = useTranslation('help');
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers and jsdom lack the element.
    <div role="search">
      <TextField
        label={t('search')}
        hideLabel
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        placeholder={t('searchPlaceholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        start={<Search size={20} aria-hidden className="text-text-3" />}
        end={
          value && (
            <IconButton
              label={t('clear')}
              icon={<X size={18} aria-hidden />}
              onClick={() => onChange('')}
            />
          )
        }
      />
    </div>
  );
}

function Article({ section: { hash, title, content } }: { section: HelpSection }): ReactNode {
  const heading = useId();
  return (
    <Card key={hash} as="article" aria-labelledby={heading} className="animate-fade md:p-8!">
      <h2 id={heading} className="mb-3 text-h1">
        {title}
      </h2>
      <RichText html={content} className="max-w-190" />
    </Card>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-12 rounded-full" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

interface HelpContentProps {
  /** The section that is asked for; the first where there is none of this name. */
  hash: string;
  onChoose: (hash: string) => void;
  /** Inside a dialog: narrow, and without addresses of sections. */
  inside?: boolean | undefined;
}

interface SectionsProps extends HelpContentProps {
  sections: readonly HelpSection[];
}

function Sections({ sections, hash, onChoose, inside = false }: SectionsProps): ReactNode {
  const current = sections.find((section) => section.hash === hash) ?? sections[0];
  return (
    <div
      className={clsx(
        'flex flex-col gap-4',
        !inside && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-6',
      )}
    >
      <SectionList
        sections={sections}
        current={current?.hash ?? ''}
        onChoose={onChoose}
        linked={!inside}
        compact={inside}
      />
      {current && <Article section={current} />}
    </div>
  );
}

/** The help centre: what is searched for, or a section; and a way to a person below (CS-03). */
export function HelpContent({ hash, onChoose, inside }: HelpContentProps): ReactNode {
  const { t } = useTranslation('help');
  const { data, error, isFetching, refetch } = useQuery(queryOf(helpCentre, { device: 'WEB' }));
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search.trim());
  const choose = (found: string) => {
    setSearch('');
    onChoose(found);
  };
  if (!data && error)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.length === 0)
    return (
      <EmptyState
        icon={<BookOpen size={28} />}
        title={t('empty')}
        hint={t('emptyHint')}
        action={<ContactActions />}
      />
    );
  const searching = wordsOf(searched).length > 0;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <SearchField value={search} onChange={setSearch} />
      {!data && <Waiting />}
      {data && searching && (
        <SearchResults search={searched} found={searchHelp(data, searched)} onChoose={choose} />
      )}
      {data && !searching && <Sections {...{ hash, onChoose, inside }} sections={data} />}
      <ContactBlock />
    </div>
  );
}
