import { Badge } from '@lantern/ui';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { CentreEntry, CentreGroup } from './entries.ts';

interface CentreMenuProps<Key extends string> {
  label: string;
  groups: readonly CentreGroup<Key>[];
  active: Key;
  onOpen: (page: Key) => void;
}

/** The pages of a centre in their groups: a column on a wide screen, cards of rows on a phone. */
export function CentreMenu<Key extends string>({
  label,
  groups,
  active,
  onOpen,
}: CentreMenuProps<Key>) {
  return (
    <nav aria-label={label} className="flex flex-col gap-5 p-4 md:gap-3 md:p-3 md:pt-0">
      {groups.map(({ key, title, entries }) => (
        <div key={key}>
          {title && (
            <p className="px-1 pb-1.5 text-caption font-bold text-text-3 md:px-3.5 md:pb-1">
              {title}
            </p>
          )}
          <ul
            className={clsx(
              'max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-border',
              'max-md:bg-surface max-md:shadow-s1 max-md:[&>li+li]:border-t',
              'max-md:[&>li+li]:border-border',
            )}
          >
            {entries.map((entry) => (
              <MenuEntry
                key={entry.key}
                entry={entry}
                current={entry.key === active}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface MenuEntryProps<Key extends string> {
  entry: CentreEntry<Key>;
  current: boolean;
  onOpen: (page: Key) => void;
}

/** Keeps the page that is open in sight of a menu that scrolls. */
const keepInSight = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView({ block: 'nearest' });

function MenuEntry<Key extends string>({ entry, current, onOpen }: MenuEntryProps<Key>) {
  const { key, title, icon: Icon, badge } = entry;
  return (
    <li>
      <button
        type="button"
        ref={current ? keepInSight : undefined}
        aria-current={current ? 'page' : undefined}
        onClick={() => onOpen(key)}
        className={clsx(
          'relative flex min-h-13 w-full scroll-my-14 items-center gap-3 px-4',
          'text-start text-label -outline-offset-2',
          'md:min-h-11 md:rounded-button md:px-3.5 transition-colors',
          current
            ? 'bg-brand-soft font-bold text-brand'
            : 'text-text-2 hover:bg-sunken hover:text-text',
        )}
      >
        <Icon size={20} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1 break-words">{title}</span>
        {badge && badge.count > 0 && (
          <>
            {' '}
            <Badge kind="hot" label={badge.count > 99 ? '99+' : String(badge.count)} />{' '}
            <span className="sr-only">{badge.label}</span>
          </>
        )}
        <ChevronRight
          size={18}
          aria-hidden
          className="shrink-0 text-text-3 md:hidden rtl:-scale-x-100"
        />
      </button>
    </li>
  );
}
