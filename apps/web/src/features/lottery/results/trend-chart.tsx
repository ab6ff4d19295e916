import type { ReactNode } from 'react';

interface TrendChartProps {
  title: string;
  /** The rows, from the top. */
  tokens: readonly string[];
  /** What came in each draw, the oldest first. */
  drawn: readonly string[];
}

const [column, row, left] = [26, 26, 30];

/** The numbers of one place over the last draws, joined by a line; time runs from left to right. */
export function TrendChart({ title, tokens, drawn }: TrendChartProps): ReactNode {
  const points = drawn
    .map((token, at) => ({
      token,
      x: left + at * column + column / 2,
      line: tokens.indexOf(token),
    }))
    .filter(({ line }) => line >= 0)
    .map(({ token, x, line }) => ({ token, x, y: line * row + row / 2 }));
  const [width, height] = [left + drawn.length * column, tokens.length * row];
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
          aria-label={drawn.join(', ')}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="num text-caption"
        >
          {tokens.map((token, at) => (
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
                {token}
              </text>
            </g>
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-border-strong"
            strokeWidth="1.5"
          />
          {points.map(({ token, x, y }) => (
            <g key={x}>
              <circle cx={x} cy={y} r="11" className="fill-brand" />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-on-brand font-bold"
              >
                {token}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </figure>
  );
}
