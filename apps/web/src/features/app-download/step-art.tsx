import type { ReactNode } from 'react';
import type { Step, System } from './systems.ts';

const line = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Three corners of a code, and some of its dots, in a view finder. */
function Scan(): ReactNode {
  const corners = [
    [62, 52],
    [86, 52],
    [62, 76],
  ] as const;
  return (
    <>
      <path
        {...line}
        className="stroke-accent"
        d="M52 54V44h10M108 54V44H98M52 90v10h10M108 90v10H98"
      />
      {corners.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <rect x={x} y={y} width="14" height="14" rx="3" className="fill-brand" />
          <rect x={x + 4} y={y + 4} width="6" height="6" rx="1" className="fill-surface" />
        </g>
      ))}
      <path {...line} className="stroke-brand" d="M88 78h4M98 78v5M88 88h6M100 90v.1" />
    </>
  );
}

/** A shield with a tick; below it, the question with its two answers. */
function Allow({ system }: { system: System }): ReactNode {
  return (
    <>
      <path className="fill-brand" d="M80 40l18 7v12c0 11-8 18-18 22-10-4-18-11-18-22V47z" />
      <path {...line} className="stroke-on-brand" d="M72 59l6 6 11-12" />
      {system === 'android' ? (
        <g>
          <rect x="56" y="92" width="24" height="6" rx="3" className="fill-border-strong" />
          <rect x="86" y="89" width="20" height="12" rx="6" className="fill-accent" />
          <circle cx="100" cy="95" r="4" className="fill-surface" />
        </g>
      ) : (
        <g>
          <rect x="54" y="90" width="24" height="12" rx="6" className="fill-border" />
          <rect x="82" y="90" width="24" height="12" rx="6" className="fill-accent" />
        </g>
      )}
    </>
  );
}

/** An arrow into a tray for a file, a gear for a profile; below it, how far it is. */
function Install({ system }: { system: System }): ReactNode {
  return (
    <>
      {system === 'android' ? (
        <path
          {...line}
          strokeWidth={4}
          className="stroke-brand"
          d="M80 42v26M69 58l11 11 11-11M60 72v8h40v-8"
        />
      ) : (
        <g className="stroke-brand">
          <circle {...line} strokeWidth={4} cx="80" cy="62" r="9" />
          <path
            {...line}
            strokeWidth={5}
            d="M80 42v6M80 76v6M60 62h6M94 62h6M66 48l4 4M90 72l4 4M66 76l4-4M90 52l4-4"
          />
        </g>
      )}
      <rect x="56" y="93" width="48" height="7" rx="3.5" className="fill-border" />
      <rect x="56" y="93" width="32" height="7" rx="3.5" className="fill-accent" />
    </>
  );
}

/** The lantern among other apps, with a finger’s ring around it. */
function Open(): ReactNode {
  const others = [
    [56, 42],
    [100, 42],
    [56, 86],
    [78, 86],
    [100, 86],
    [56, 64],
    [100, 64],
  ] as const;
  return (
    <>
      {others.map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x - 6}
          y={y - 6}
          width="14"
          height="14"
          rx="4"
          className="fill-border"
        />
      ))}
      <circle {...line} strokeWidth={2} cx="80" cy="64" r="19" className="stroke-accent" />
      <rect x="68" y="52" width="24" height="24" rx="7" className="fill-ink" />
      <path className="fill-accent" d="M80 56c5 0 8 3 8 8s-3 8-8 8-8-3-8-8 3-8 8-8z" />
      <path
        {...line}
        strokeWidth={1.5}
        className="stroke-ink"
        d="M80 56v16M75.5 57.5c-2 4-2 9 0 13M84.5 57.5c2 4 2 9 0 13"
      />
    </>
  );
}

/**
 * A drawing of a step on its phone, as decoration beside the text.
 */
export function StepArt({ step, system }: { step: Step; system: System }): ReactNode {
  const camera =
    system === 'android' ? (
      <circle cx="80" cy="27" r="2.5" className="fill-border-strong" />
    ) : (
      <rect x="70" y="24.5" width="20" height="5" rx="2.5" className="fill-border-strong" />
    );
  return (
    <svg viewBox="0 0 160 120" aria-hidden className="h-auto w-full rounded-button bg-brand-soft">
      <rect
        x="42"
        y="16"
        width="76"
        height="130"
        rx="14"
        className="fill-surface stroke-border-strong"
        strokeWidth="3"
      />
      {camera}
      {step === 'scan' && <Scan />}
      {step === 'allow' && <Allow system={system} />}
      {step === 'install' && <Install system={system} />}
      {step === 'open' && <Open />}
    </svg>
  );
}
