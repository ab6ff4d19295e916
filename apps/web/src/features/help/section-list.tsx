import { Chip, ScrollRow } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../lib/navigation/link.tsx';
import type { HelpSection } from './help-search.ts';

interface SectionListProps {
  sections: readonly HelpSection[];
  current: string;
  onChoose: (hash: string) => void;
  /** The sections have addresses of their own on a page, and none in a window over one. */
  linked: boolean;
  /** Chips in a row on every screen, as on a phone. */
  compact: boolean;
}

/** The sections: chips in a row on a phone, a list beside the article on a desktop. */
export function SectionList({
  sections,
  current,
  onChoose,
  linked,
  compact,
}: SectionListProps): ReactNode {
  const { t } = useTranslation('help');
  const { search } = useLocation();
  const toSection = (hash: string) => ({ search, hash: `#${encodeURIComponent(hash)}` });
  return (
    <nav aria-label={t('sections')}>
      <div className={clsx(!compact && 'lg:hidden')}>
        <ScrollRow label={t('sections')}>
          {sections.map(({ hash, title }) =>
            linked ? (
              <Chip key={hash} as={Link} to={toSection(hash)} selected={hash === current}>
                {title}
              </Chip>
            ) : (
              <Chip key={hash} selected={hash === current} onClick={() => onChoose(hash)}>
                {title}
              </Chip>
            ),
          )}
        </ScrollRow>
      </div>
      {!compact && (
        <ul className="hidden flex-col gap-0.5 lg:flex">
          {sections.map(({ hash, title }) => (
            <li key={hash}>
              <Link
                to={toSection(hash)}
                aria-current={hash === current ? 'true' : undefined}
                className={clsx(
                  'flex min-h-11 items-center px-4 py-2',
                  'rounded-button text-label no-underline transition-colors',
                  hash === current
                    ? 'bg-brand-soft font-bold text-brand'
                    : 'text-text-2 hover:bg-sunken hover:text-text',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
