import { type FamilyCode, prizeNames, prizesOf, type Result } from '@lantern/rules/lottery';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { headTable } from './analyse.ts';

function Heads({ result, by }: { result: Result; by: 'head' | 'tail' }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <table className="w-full border-collapse text-body">
      <thead>
        <tr className="border-b border-border text-start text-caption text-text-3">
          <th scope="col" className="px-2 py-1 text-start" lang="vi">
            {by === 'head' ? 'Đầu' : 'Đuôi'}
          </th>
          <th scope="col" className="px-2 py-1 text-start">
            {t('results.others')}
          </th>
        </tr>
      </thead>
      <tbody>
        {headTable(result, by).map(({ digit, others }) => (
          <tr key={digit} className="border-b border-border last:border-b-0">
            <th scope="row" className="num px-2 py-1 text-start text-accent-text">
              {digit}
            </th>
            <td className="num px-2 py-1">
              <bdi dir="ltr">{others.join(', ') || '–'}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The prizes of a Vietnamese board, with its tables of heads and tails. */
export function PrizeTable({ family, result }: { family: FamilyCode; result: Result }): ReactNode {
  const { t } = useTranslation('lottery');
  const prizes = prizesOf(family, result);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <table className="w-full border-collapse text-body">
        <caption className="sr-only">{t('results.prizes')}</caption>
        <tbody>
          {prizes.map(({ code, numbers }) => (
            <tr key={code} className="border-b border-border last:border-b-0">
              <th scope="row" className="w-12 py-1.5 text-start text-caption text-text-3">
                {prizeNames[code]}
              </th>
              <td
                dir="ltr"
                className={clsx(
                  'num flex flex-wrap justify-center gap-x-5 gap-y-1 py-1.5 font-bold',
                  code === 'db' ? 'text-h2 text-danger' : 'text-h3',
                )}
              >
                {numbers.map((number, at) => (
                  <span key={at}>{number}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Heads result={result} by="head" />
      <Heads result={result} by="tail" />
    </div>
  );
}
