import { useTranslation } from 'react-i18next';
import { useValue, useWord } from '../lib/format.ts';

type Values = Record<string, unknown> | null;

/** What was before and what is after, name by name. */
export function Diff({ before, after }: { before: Values; after: Values }) {
  const { t } = useTranslation();
  const [write, word] = [useValue(), useWord()];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <table className="w-full border-collapse text-caption">
      <thead>
        <tr className="text-text-3">
          {[t('diff.what'), t('diff.before'), t('diff.after')].map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-border py-1 pe-3 text-start font-semibold"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [old, young] = [write(name, before ?? {}), write(name, after ?? {})];
          return (
            <tr key={name}>
              <th scope="row" className="py-1 pe-3 text-start font-normal text-text-2">
                {word('field', name)}
              </th>
              <td className={`py-1 pe-3 wrap-anywhere ${old === young ? '' : 'text-danger'}`}>
                {old}
              </td>
              <td className={`py-1 wrap-anywhere ${old === young ? '' : 'text-success'}`}>
                {young}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
