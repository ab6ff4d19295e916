import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggled, tools } from './board.ts';
import { TokenButton } from './token-button.tsx';

const two = (number: number): string => String(number).padStart(2, '0');
const hundred = Array.from({ length: 100 }, (_, number) => two(number));
const tenDigits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The numbers that a tool picks: big and small by the last two digits, as Vietnam counts. */
function toolPicks(tool: (typeof tools)[number], prefix: string): string[] {
  return hundred
    .filter((number) => {
      const value = Number(number);
      if (tool === 'big') return value >= 50;
      if (tool === 'small') return value < 50;
      if (tool === 'odd') return value % 2 === 1;
      if (tool === 'even') return value % 2 === 0;
      return tool === 'all';
    })
    .map((number) => prefix + number);
}

interface PrefixProps {
  at: number;
  value: string;
  onChange: (digit: string) => void;
}

/** The digit before the last two, as tabs of 0 to 9. */
function PrefixTabs({ at, value, onChange }: PrefixProps): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-caption text-text-3">{t('row.digit', { count: at })}</legend>
      <div dir="ltr" className="grid grid-cols-10 gap-0.5 rounded-button bg-sunken p-1">
        {tenDigits.map((digit) => (
          <button
            key={digit}
            type="button"
            aria-pressed={digit === value}
            onClick={() => onChange(digit)}
            className={clsx(
              'num relative min-h-9 rounded-control text-label hit-44',
              digit === value
                ? 'bg-surface font-bold text-text shadow-s1 dark:bg-raised'
                : 'text-text-2',
            )}
          >
            {digit}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberGridProps {
  /** How many digits the numbers have: two, or more with tabs for the ones before. */
  digits: number;
  picked: readonly string[];
  most: number;
  onChange: (picked: string[]) => void;
  /** Without them the grid is for sets of a few numbers. */
  withTools?: boolean;
}

/** The grid of 00 to 99 that players in Vietnam know, with tabs for three and four digits. */
export function NumberGrid(props: NumberGridProps): ReactNode {
  const { digits, picked, most, onChange, withTools = true } = props;
  const { t } = useTranslation('lottery');
  const [prefix, setPrefix] = useState(() => '0'.repeat(digits - 2));
  const before = prefix.length === digits - 2 ? prefix : '0'.repeat(digits - 2);
  const chosen = new Set(picked);
  const others = picked.filter((number) => !number.startsWith(before));
  return (
    <div className="flex flex-col gap-3">
      {[...before].map((digit, at) => (
        <PrefixTabs
          key={at}
          at={at + 1}
          value={digit}
          onChange={(next) => setPrefix(before.slice(0, at) + next + before.slice(at + 1))}
        />
      ))}
      {withTools && (
        <div className="flex flex-wrap gap-1.5">
          {tools.map((tool) => (
            <button
              key={tool}
              type="button"
              onClick={() =>
                onChange([...(before === '' ? [] : others), ...toolPicks(tool, before)])
              }
              className={clsx(
                'relative min-h-9 rounded-control border border-border px-3 hit-44',
                'text-caption font-bold text-text-2 hover:border-border-strong',
              )}
            >
              {tool === 'all' || tool === 'clear' ? t(`tool.${tool}`) : t(`option.${tool}`)}
            </button>
          ))}
        </div>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('row.numbers')}</legend>
        <div dir="ltr" className="grid grid-cols-5 gap-1.5 md:grid-cols-10">
          {hundred.map((number) => {
            const token = before + number;
            return (
              <TokenButton
                key={number}
                token={token}
                look="ball"
                picked={chosen.has(token)}
                disabled={!chosen.has(token) && picked.length >= most}
                onToggle={() => onChange(toggled([picked], 0, token, most)[0] ?? [])}
              />
            );
          })}
        </div>
      </fieldset>
      {digits > 2 && others.length > 0 && (
        <p className="text-caption text-text-2">
          {t('board.alsoPicked', { count: others.length })}
        </p>
      )}
    </div>
  );
}
