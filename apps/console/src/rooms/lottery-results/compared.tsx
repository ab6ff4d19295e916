import type { OutsideResult } from '@lantern/contracts';
import { type PrizeRow, prizesOf18, prizesOf27 } from '@lantern/rules/lottery';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { Age } from '../../parts/moment.tsx';

interface Column {
  key: string;
  name: string;
  numbers: readonly string[] | null;
  fault: string | null;
  at: string;
}

/** The prizes of a family with the places of their numbers in the result. */
function placesOf(family: OutsideResult['family']): (PrizeRow & { from: number })[] {
  let from = 0;
  return (family === 'vn27' ? prizesOf27 : prizesOf18).map((row) => {
    const placed = { ...row, from };
    from += row.count;
    return placed;
  });
}

/** What each source says and what was taken, side by side; digits that differ stand out. */
export function Compared({ of }: { of: OutsideResult }) {
  const { t } = useTranslation();
  const word = useWord();
  const columns: Column[] = [
    ...of.taken.slice(-1).map(({ result, at }) => ({
      ...{ key: 'taken', name: t('outside.taken'), numbers: result, fault: null, at },
    })),
    ...of.readings.map(({ source, result, fault, at }) => ({
      ...{ key: source, name: t('outside.source', { source }), numbers: result, fault, at },
    })),
  ];
  const said = columns.flatMap(({ numbers }) => (numbers ? [numbers] : []));
  if (columns.length === 0) return <p className="text-body text-text-3">{t('outside.silent')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-body">
        <caption className="sr-only">{t('outside.compared')}</caption>
        <thead>
          <tr className="border-b border-border text-caption text-text-3">
            <th scope="col" className="py-1.5 pe-3 text-start font-bold">
              {t('outside.prize')}
            </th>
            {columns.map(({ key, name, at }) => (
              <th key={key} scope="col" className="py-1.5 pe-4 text-start font-bold">
                {name} <span className="font-normal">· {<Age at={at} />}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {said.length === 0 ? (
            <tr>
              <td />
              {columns.map(({ key, fault }) => (
                <td key={key} className="py-1.5 pe-4 text-text-3">
                  {word('readingFault', fault ?? '')}
                </td>
              ))}
            </tr>
          ) : (
            placesOf(of.family).map(({ code, count, from }) => (
              <tr key={code} className="border-b border-border align-top last:border-0">
                <th scope="row" className="py-1.5 pe-3 text-start text-text-3">
                  {code === 'db' ? 'ĐB' : code.toUpperCase()}
                </th>
                {columns.map(({ key, numbers, fault }) => (
                  <td key={key} className="num py-1.5 pe-4">
                    {numbers ? (
                      <Numbers numbers={numbers} from={from} count={count} said={said} />
                    ) : (
                      from === 0 && (
                        <span className="text-text-3">{word('readingFault', fault ?? '')}</span>
                      )
                    )}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

interface NumbersProps {
  numbers: readonly string[];
  from: number;
  count: number;
  said: readonly (readonly string[])[];
}

function Numbers({ numbers, from, count, said }: NumbersProps) {
  return numbers.slice(from, from + count).map((number, nth) => {
    const differs = said.some((other) => other[from + nth] !== number);
    const key = `${from + nth}`;
    return differs ? (
      <mark
        key={key}
        className="me-2 rounded-badge bg-danger-soft px-1 font-bold text-danger underline"
      >
        {number}
      </mark>
    ) : (
      <span key={key} className="me-2 inline-block">
        {number}
      </span>
    );
  });
}
