import { EmptyState } from '@lantern/ui';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions } from './contact-block.tsx';
import type { Found } from './help-search.ts';
import { Marked } from './marked.tsx';

interface SearchResultsProps {
  search: string;
  found: readonly Found[];
  onChoose: (hash: string) => void;
}

/**
 * The sections that a search has found; where it has found none, it says so and leads to a person.
 */
export function SearchResults({ search, found, onChoose }: SearchResultsProps): ReactNode {
  const { t } = useTranslation('help');
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className={found.length > 0 ? 'text-label text-text-2' : 'sr-only'}>
        {found.length > 0 ? t('found', { count: found.length }) : t('nothing', { words: search })}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t('nothing', { words: search })}
          hint={t('nothingHint')}
          action={<ContactActions />}
        />
      )}
      <ul className="flex flex-col gap-2">
        {found.map(({ hash, title, excerpt }) => (
          <li key={hash}>
            <button
              type="button"
              onClick={() => onChoose(hash)}
              className={clsx(
                'w-full p-4',
                'rounded-card border border-border bg-surface text-start',
                'transition hover:border-brand',
              )}
            >
              <span className="block text-h3 text-text">
                <Marked pieces={title} />
              </span>
              <span className="mt-1 block text-body text-text-2">
                <Marked pieces={excerpt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
