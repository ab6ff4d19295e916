import { Card, Tabs } from '@lantern/ui';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedFor } from './asked-for.ts';

/** Ways to bet on a Vietnamese draw, each with digits that one could choose. */
const plays = {
  lo2: ['47'],
  lo3: ['147'],
  de: ['47'],
  cang3: ['147'],
  xien2: ['07', '18'],
  xien3: ['07', '18', '39'],
  edge: ['4'],
} as const;

type Play = keyof typeof plays;
const names = Object.keys(plays) as Play[];

function Digits({ value }: { value: string }): ReactNode {
  return (
    <bdi
      dir="ltr"
      className={clsx(
        'grid min-h-11 min-w-14 place-items-center px-3',
        'num rounded-button border-2 border-brand bg-brand-soft text-h3 font-extrabold',
        'text-brand',
      )}
    >
      {value}
    </bdi>
  );
}

/** What the ways to bet mean. The one that the address asks for is open first (NAV-03). */
export function VnPlays(): ReactNode {
  const { t } = useTranslation('lottery');
  const { playType } = useAskedFor();
  const [play, setPlay] = useState<Play>(
    () => names.find((name) => name === playType?.toLowerCase()) ?? 'lo2',
  );
  const tabs = names.map((id) => ({ id, label: t(`plays.${id}`) }));
  return (
    <Card as="section">
      <h2 className="text-h2">{t('plays.title')}</h2>
      <Tabs label={t('plays.title')} tabs={tabs} value={play} onChange={setPlay} className="mt-2">
        <p className="max-w-prose text-article text-text-2">{t(`plays.${play}Text`)}</p>
        <div className="mt-5 flex flex-wrap items-center gap-2 rounded-button bg-canvas p-4">
          <span className="me-2 text-label text-text-2">{t('plays.example')}</span>
          {plays[play].map((value) => (
            <Digits key={value} value={value} />
          ))}
        </div>
      </Tabs>
    </Card>
  );
}
