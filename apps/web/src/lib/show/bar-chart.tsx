import { formatTag } from '@lantern/rules';
import clsx from 'clsx';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../money/money.ts';
import { ShownMoney } from '../money/shown-money.tsx';
import { useDayText } from '../time/moment.tsx';
import { type Bar, layOut } from './bars.ts';

interface BarChartProps {
  /** Says what the amounts are. */
  label: string;
  /** The oldest first; `from` is a day of the brand's calendar. */
  list: readonly { from: string; net: string }[];
  by: 'day' | 'month';
  /** Of the amounts; counts have none. */
  currency?: string | undefined;
  /** The colours of amounts above zero and of those below. */
  above: string;
  below: string;
  /** One time and its amount as text. */
  say: (time: string, amount: string) => string;
}

const dayParts = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
} as const;

/** Which of so many columns of the same width lies under the pointer. */
function columnAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, columns: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const part = (clientX - left) / width;
  const across = getComputedStyle(currentTarget).direction === 'rtl' ? 1 - part : part;
  return Math.min(columns - 1, Math.max(0, Math.floor(across * columns)));
}

/** The time shown as text: the chosen one, or the last one with an amount. */
function useChosen(bars: readonly Bar[]) {
  const [from, setFrom] = useState<string>();
  const found = bars.findIndex((bar) => bar.from === from);
  const at = found >= 0 ? found : bars.findLastIndex(({ net }) => net !== '0');
  return { at, choose: (next: number) => setFrom(bars[next]?.from) };
}

/**
 * Amounts over time as bars from a zero line; hidden if all are zero. A touch, a mouse or the arrow
 * keys choose the one shown as text. For screen readers it is a list and a slider.
 */
export function BarChart({ label, list, by, currency, above, below, say }: BarChartProps) {
  const chart = layOut(list);
  return chart && <Bars {...{ label, by, currency, above, below, say, chart }} />;
}

interface BarsProps extends Omit<BarChartProps, 'list'> {
  chart: NonNullable<ReturnType<typeof layOut>>;
}

function Bars({ label, by, currency, above, below, say, chart }: BarsProps) {
  const write = useWriting(currency);
  const dayText = useDayText(dayParts[by]);
  const { bars, zero, most, least } = chart;
  const { at, choose } = useChosen(bars);
  const wordsOf = ({ from, net }: Bar) => say(dayText(from), write(net));
  const chosen = bars[at];
  const point = (event: PointerEvent<HTMLElement>) => choose(columnAt(event, bars.length));
  return (
    <figure className="m-0 flex flex-col gap-1.5">
      <figcaption className="sr-only">
        {label}
        <ul>
          {bars
            .filter(({ net }) => net !== '0')
            .map((bar) => (
              <li key={bar.from}>{wordsOf(bar)}</li>
            ))}
        </ul>
      </figcaption>
      <Edge value={most} currency={currency} />
      <div
        onPointerDown={point}
        onPointerMove={point}
        className={clsx(
          'relative h-36 touch-pan-y',
          'rounded-badge border-y border-dashed border-border',
          'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
          'focus-within:outline-focus',
        )}
      >
        <div aria-hidden className="flex h-full">
          {bars.map((bar, column) => (
            <span
              key={bar.from}
              className={clsx(
                'relative min-w-0 flex-1',
                column === at && 'rounded-badge bg-sunken',
              )}
            >
              <span
                className={clsx(
                  'absolute inset-x-[15%] mx-auto max-w-8 rounded-[3px]',
                  bar.net.startsWith('-') ? below : above,
                )}
                style={{ top: `${bar.top}%`, height: `${bar.height}%` }}
              />
            </span>
          ))}
        </div>
        <span
          aria-hidden
          className="absolute inset-x-0 h-px -translate-y-1/2 bg-border-strong"
          style={{ top: `${zero}%` }}
        />
        <input
          type="range"
          min={0}
          max={bars.length - 1}
          value={at}
          onChange={(event) => choose(Number(event.target.value))}
          aria-label={label}
          aria-valuetext={chosen && wordsOf(chosen)}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
      </div>
      <Edge value={least} currency={currency} />
      <Ends days={bars.map(({ from }) => dayText(from))} />
      <p className="text-label">{chosen && wordsOf(chosen)}</p>
    </figure>
  );
}

/** Writes amounts of a currency, or counts. */
function useWriting(currency: string | undefined): (value: string) => string {
  const money = useMoney();
  const { i18n } = useTranslation();
  if (currency !== undefined) return (value) => money(value, currency);
  const count = new Intl.NumberFormat(formatTag(i18n.language));
  return (value) => count.format(Number(value));
}

/** The value at the upper or the lower edge. */
function Edge({ value, currency }: { value: string; currency: string | undefined }) {
  const write = useWriting(undefined);
  return (
    <p aria-hidden className="text-caption text-text-3">
      {currency === undefined ? (
        <bdi className="num">{write(value)}</bdi>
      ) : (
        <ShownMoney minor={value} currency={currency} />
      )}
    </p>
  );
}

/** The first day below its bar, the last one, and the one between where there are enough. */
function Ends({ days }: { days: readonly string[] }) {
  const between = days.length >= 5 && days[Math.floor((days.length - 1) / 2)];
  return (
    <p
      aria-hidden
      className={clsx(
        'flex gap-2 text-caption text-text-3',
        days.length === 1 ? 'justify-center' : 'justify-between',
      )}
    >
      <span>{days[0]}</span>
      {between && <span>{between}</span>}
      {days.length > 1 && <span>{days.at(-1)}</span>}
    </p>
  );
}
