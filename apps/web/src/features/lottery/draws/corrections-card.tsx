import type { PublishedLotteryDraw } from '@lantern/contracts';
import { changedPrizes, prizeNames } from '@lantern/rules/lottery';
import { Card } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../lib/time/moment.tsx';

const Numbers = ({ of }: { of: readonly string[] }): ReactNode => (
  <bdi dir="ltr" className="num wrap-anywhere">
    {of.join(' ')}
  </bdi>
);

/** What the corrections of a draw have changed, and when. Nothing without one. */
export function CorrectionsCard({ draw }: { draw: PublishedLotteryDraw }): ReactNode {
  const { t } = useTranslation('lottery');
  if (draw.corrections.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h2">{t('correction.title')}</h2>
      <p className="max-w-prose text-body text-text-2">{t('correction.text')}</p>
      {draw.corrections.map(({ at, before, after }) => (
        <table key={at} className="w-full border-collapse text-body">
          <caption className="pb-1 text-start text-caption text-text-2">
            {t('correction.at')} <Moment instant={at} kind="seconds" />
          </caption>
          <thead>
            <tr className="border-b border-border text-caption text-text-3">
              <th scope="col" className="w-12 py-1 text-start">
                <span className="sr-only">{t('results.prizes')}</span>
              </th>
              <th scope="col" className="px-2 py-1 text-start">
                {t('correction.before')}
              </th>
              <th scope="col" className="px-2 py-1 text-start">
                {t('correction.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changedPrizes(draw.family, before, after).map((prize) => (
              <tr key={prize.code} className="border-b border-border last:border-b-0">
                <th scope="row" className="py-1.5 text-start text-caption text-text-3">
                  {prizeNames[prize.code ?? '']}
                </th>
                <td className="px-2 py-1.5 text-text-2 line-through">
                  <Numbers of={prize.before} />
                </td>
                <td className="px-2 py-1.5 font-bold">
                  <Numbers of={prize.after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Card>
  );
}
