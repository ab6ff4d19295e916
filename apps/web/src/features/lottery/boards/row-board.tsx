import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, type BoardRow, picksOf, type RowLabel, toggled, tools } from './board.ts';
import { TokenButton } from './token-button.tsx';

interface RowBoardProps {
  board: Extract<Board, { kind: 'rows' }>;
  groups: readonly (readonly string[])[];
  onChange: (groups: string[][]) => void;
  /** The odds of a token that has its own price. */
  oddsOf: (token: string) => string | undefined;
}

function useLabelText() {
  const { t } = useTranslation('lottery');
  return (label: RowLabel): string => {
    if (label.kind === 'place') return t('row.place', { count: label.place });
    if (label.kind === 'against') return label.places.join(' : ');
    if (label.kind === 'role') return t(`row.${label.role}`);
    return t('row.numbers');
  };
}

/** So many tokens stand in a line of a phone and of a wider page. */
function columnsOf({ tokens }: BoardRow, look: string, hasOdds: boolean): string {
  if (look === 'option' || hasOdds) return 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-5';
  if (look === 'die') return 'grid-cols-6';
  if (tokens.length > 11) return 'grid-cols-6 sm:grid-cols-8 lg:grid-cols-10';
  return tokens.length === 11
    ? 'grid-cols-5 sm:grid-cols-10 lg:grid-cols-11'
    : 'grid-cols-5 sm:grid-cols-10';
}

/** Rows of tokens, one for each group of the selection, with the usual tools. */
export function RowBoard({ board, groups, onChange, oddsOf }: RowBoardProps): ReactNode {
  const { t } = useTranslation('lottery');
  const labelText = useLabelText();
  const { rows, look } = board;
  const fill = (at: number, tokens: string[]) =>
    onChange(groups.map((group, index) => (index === at ? tokens : [...group])));
  return (
    <div className="flex flex-col gap-4">
      {rows.map((row, at) => {
        const picked = groups[at] ?? [];
        const hasTools =
          row.most === row.tokens.length && look !== 'option' && row.tokens.length > 4;
        const name = labelText(row.label);
        return (
          <fieldset key={at} className="min-w-0">
            <legend
              className={clsx('mb-1.5 text-label text-text-2', rows.length === 1 && 'sr-only')}
            >
              {name}
            </legend>
            <div
              dir={look === 'option' ? undefined : 'ltr'}
              className={clsx(
                'grid gap-1.5',
                columnsOf(row, look, oddsOf(row.tokens[0] ?? '') !== undefined),
              )}
            >
              {row.tokens.map((token) => (
                <TokenButton
                  key={token}
                  token={token}
                  look={look}
                  picked={picked.includes(token)}
                  odds={oddsOf(token)}
                  onToggle={() => onChange(toggled(groups, at, token, row.most))}
                />
              ))}
            </div>
            {hasTools && (
              <div className="mt-1.5 flex flex-wrap gap-1.5">
                {tools.map((tool) => (
                  <button
                    key={tool}
                    type="button"
                    onClick={() => fill(at, picksOf(tool, row.tokens))}
                    className={clsx(
                      'relative min-h-8 rounded-control border border-border px-2.5 hit-44',
                      'text-caption font-bold text-text-2 hover:border-border-strong',
                    )}
                  >
                    {tool === 'all' || tool === 'clear' ? t(`tool.${tool}`) : t(`option.${tool}`)}
                  </button>
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
