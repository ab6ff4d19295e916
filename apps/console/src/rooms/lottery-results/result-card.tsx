import type { OutsideResult } from '@lantern/contracts';
import { Card, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Compared } from './compared.tsx';
import { Decide } from './decide.tsx';

const tones = { closed: 'warning', drawn: 'info', settled: 'success', void: 'neutral' } as const;

/** One province draw: what each source says, what was taken, and what can be proposed. */
export function ResultCard({ of }: { of: OutsideResult }) {
  const { t } = useTranslation();
  const may = useMay();
  const word = useWord();
  const { province, date, state, drawsAt, overdueAt, taken, contradicted, proposed, correcting } =
    of;
  const last = taken.at(-1);
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">
          {province} · <span className="num">{date}</span>
        </h2>
        <StatusPill tone={state in tones ? tones[state as keyof typeof tones] : 'info'}>
          {word('drawState', state)}
        </StatusPill>
      </div>
      <Facts
        facts={[
          [t('outside.draw'), <Moment key="at" at={drawsAt} />],
          ...(last
            ? [
                [
                  t('outside.taken'),
                  <span key="t">
                    {last.sources
                      ? t('outside.agreed', { sources: last.sources.join(', ') })
                      : t('outside.byPeople')}
                    {' · '}
                    <Moment at={last.at} />
                  </span>,
                ] as const,
              ]
            : [[t('outside.voidFrom'), <Moment key="v" at={overdueAt} />] as const]),
        ]}
      />
      {contradicted && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-body text-warning">
          {t(last ? 'outside.contradictsTaken' : 'outside.contradicts')}
        </p>
      )}
      <Compared of={of} />
      {(proposed || correcting) && (
        <p className="text-caption text-text-3">
          {t(proposed ? 'outside.proposed' : 'outside.correcting')}
        </p>
      )}
      {!proposed &&
        !correcting &&
        (state === 'closed' || state === 'settled') &&
        may('lottery.act') && <Decide of={of} />}
    </Card>
  );
}
