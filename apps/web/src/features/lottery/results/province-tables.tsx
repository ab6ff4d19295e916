import type { ProvinceResult } from '@lantern/contracts';
import { prizeNames, prizesOf } from '@lantern/rules/lottery';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { headTable } from './analyse.ts';

interface TablesProps {
  draws: readonly ProvinceResult[];
}

const side = 'border-e border-border last:border-e-0';

/** The provinces as the columns of a table. */
function Provinces({ draws, corner }: TablesProps & { corner: ReactNode }): ReactNode {
  return (
    <thead>
      <tr className="border-b border-border">
        {corner}
        {draws.map(({ drawId, province }) => (
          <th
            key={drawId}
            scope="col"
            lang="vi"
            className={clsx('px-1 py-2 text-center align-bottom text-label', side)}
          >
            {province}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The prizes of a day side by side, from the first one drawn to ĐB, as Vietnam prints them. */
function Prizes({ draws }: TablesProps): ReactNode {
  const { t } = useTranslation('lottery');
  const columns = draws.map(({ family, result }) => prizesOf(family, result ?? []).toReversed());
  const codes = (columns[0] ?? []).map(({ code }) => code);
  // Six large digits of four provinces are wider than a phone.
  const large = draws.length > 3 ? 'sm:text-h3' : 'text-h3';
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{t('results.prizes')}</caption>
      <Provinces draws={draws} corner={<td className="w-10" />} />
      <tbody>
        {codes.map((code, at) => (
          <tr key={code} className="border-b border-border last:border-b-0">
            <th scope="row" className="py-1.5 text-start text-caption text-text-3">
              {prizeNames[code]}
            </th>
            {draws.map(({ drawId }, column) => (
              <td
                key={drawId}
                className={clsx(
                  'num px-1 py-1.5 text-center font-bold',
                  code === 'db' || code === 'g8' ? ['text-danger', large] : 'text-body',
                  side,
                )}
              >
                {columns[column]?.[at]?.numbers.map((number, place) => (
                  <bdi key={place} className="block">
                    {number}
                  </bdi>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last two digits of each province by their first or second one. */
function Heads({ draws, by }: TablesProps & { by: 'head' | 'tail' }): ReactNode {
  const columns = draws.map(({ result }) => headTable(result ?? [], by));
  const digits = (columns[0] ?? []).map(({ digit }) => digit);
  return (
    <table className="w-full table-fixed border-collapse self-start text-body">
      <Provinces
        draws={draws}
        corner={
          <th
            scope="col"
            lang="vi"
            className="w-12 py-2 text-start align-bottom text-caption text-text-3"
          >
            {by === 'head' ? 'Đầu' : 'Đuôi'}
          </th>
        }
      />
      <tbody>
        {digits.map((digit, at) => (
          <tr key={digit} className="border-b border-border last:border-b-0">
            <th scope="row" className="num py-1 text-start text-accent-text">
              {digit}
            </th>
            {draws.map(({ drawId }, column) => (
              <td key={drawId} className={clsx('num px-1 py-1 text-center', side)}>
                <bdi dir="ltr">{columns[column]?.[at]?.others.join(', ') || '–'}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The results of several provinces of one day, with their tables of heads and tails. */
export function ProvinceTables({ draws }: TablesProps): ReactNode {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Prizes draws={draws} />
      <div className="flex flex-col gap-6">
        <Heads draws={draws} by="head" />
        <Heads draws={draws} by="tail" />
      </div>
    </div>
  );
}
