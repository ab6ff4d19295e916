import { langOf, otherGroup, playName } from '@lantern/locales/plays';
import type { Play } from '@lantern/rules/lottery';
import { Chip, Tabs, useChosenInSight } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PlayPickerProps {
  /** The plays that the prices offer, in the order of the family. */
  plays: readonly Play[];
  value: string;
  onChange: (play: string) => void;
  children: ReactNode;
}

/** The ways to bet: tabs by the places that count, and the ways within a tab. */
export function PlayPicker({ plays, value, onChange, children }: PlayPickerProps): ReactNode {
  const { t } = useTranslation('lottery');
  const { t: sayPlay } = useTranslation('plays');
  const row = useChosenInSight<HTMLDivElement>();
  const named = plays.map(({ code }) => ({ code, name: playName(sayPlay, code) }));
  const current = named.find(({ code }) => code === value)?.name.group ?? '';
  // Plays without a group come last.
  const groups = [...new Set(named.map(({ name }) => name.group))].toSorted(
    (left, right) => Number(left === '') - Number(right === ''),
  );
  const idOf = (group: string) => `group-${groups.indexOf(group)}`;
  const inGroup = named.filter(({ name }) => name.group === current);
  const ways = (
    <>
      {inGroup.length > 1 && (
        <div
          ref={row}
          className={clsx(
            'no-scrollbar flex gap-2 overflow-x-auto py-1 md:flex-wrap',
            groups.length > 1 && 'mt-3',
          )}
        >
          {inGroup.map(({ code, name }) => (
            <Chip
              key={code}
              selected={code === value}
              onClick={() => onChange(code)}
              lang={langOf(code)}
            >
              {name.short}
            </Chip>
          ))}
        </div>
      )}
      {children}
    </>
  );
  if (groups.length < 2) return <div>{ways}</div>;
  return (
    <Tabs
      label={t('asked.play')}
      value={idOf(current)}
      tabs={groups.map((group) => ({
        id: idOf(group),
        label: group === '' ? otherGroup(sayPlay) : group,
      }))}
      onChange={(id) => {
        const first = named.find(({ name }) => idOf(name.group) === id);
        if (first) onChange(first.code);
      }}
    >
      {ways}
    </Tabs>
  );
}
