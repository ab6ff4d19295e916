import type { ReactNode } from 'react';
import type { Trend } from './analyse.ts';

interface TrendChartProps {
  title: string;
  trend: Trend;
  /** How a token is read: numbers as they are, sides by their names. */
  nameOf: (token: string) => string;
}

const [column, row] = [26, 26];
/** A point has room for a number. A name is in the column beside the chart only. */
const [narrow, wide] = [30, 96];
const isNumber = (token: string): boolean => token.length <= 2;

/**
 * What came in the last draws; time runs from left to right. A line joins the draws of which each
 * has one number.
 */
export function TrendChart({ title, trend, nameOf }: TrendChartProps): ReactNode {
  const { rows, drawn } = trend;
  const left = rows.every(isNumber) ? narrow : wide;
  const points = drawn
    .flatMap((tokens, at) => [...new Set(tokens)].map((token) => ({ token, at })))
    .map(({ token, at }) => ({
      token,
      x: left + at * column + column / 2,
      y: rows.indexOf(token) * row + row / 2,
    }))
    .filter(({ y }) => y > 0);
  const isLine = drawn.every(({ length }) => length <= 1);
  const [width, height] = [left + drawn.length * column, rows.length * row];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-h3">{title}</figcaption>
      <section
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls takes the focus.
        tabIndex={0}
        aria-label={title}
        className="overflow-x-auto"
      >
        <svg
          role="img"
          aria-label={drawn.map((tokens) => tokens.map(nameOf).join(' ')).join(', ')}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="num text-caption"
        >
          {rows.map((token, at) => (
            <g key={token}>
              {at % 2 === 0 && (
                <rect y={at * row} width={width} height={row} className="fill-canvas" />
              )}
              <text
                x={left / 2}
                y={at * row + row / 2}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-text-2"
              >
                {nameOf(token)}
              </text>
            </g>
          ))}
          {isLine && (
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              className="fill-none stroke-border-strong"
              strokeWidth="1.5"
            />
          )}
          {points.map(({ token, x, y }) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="11" className="fill-brand" />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-on-brand font-bold"
              >
                {isNumber(token) && token}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </figure>
  );
}
