import type { ReactNode } from 'react';

/** Where each lantern hangs, in a picture of 520 × 640, and how large it is. */
const lanterns = [
  [64, 118, 0.8],
  [168, 46, 0.55],
  [292, 132, 1.7],
  [408, 58, 0.7],
  [474, 188, 0.95],
] as const;

const stars =
  'M36 60h0M118 34h0M222 92h0M238 22h0M372 34h0M452 20h0M504 96h0M28 236h0M132 214h0' +
  'M396 262h0M500 300h0';

const roofs =
  'M0 640V566l-8 4q18-3 66-34q48 31 66 34l-8-4V548l-8 4q18-3 80-34q62 31 80 34l-8-4V572' +
  'l-8 4q18-3 62-34q44 31 62 34l-8-4V556l-8 4q18-3 84-34q66 31 84 34l-8-4V640z';

/**
 * One lantern that hangs from (0, 0), about 60 high. The brand's own accent shines through its
 * paper.
 */
function Lantern(): ReactNode {
  return (
    <>
      <circle cy="28" r="52" fill="url(#lantern-glow)" />
      <ellipse cy="28" rx="24" ry="20" className="fill-accent" />
      <ellipse cy="28" rx="24" ry="20" className="fill-black/10" />
      <ellipse cy="28" rx="15" ry="20" className="fill-accent" />
      <ellipse cy="28" rx="7" ry="20" className="fill-white/55" />
      <path d="M-10 5H10V11H-10zM-10 45H10V51H-10z" className="fill-gold" />
      <path d="M-5 51V60M0 51V66M5 51V60" fill="none" strokeWidth="2" className="stroke-gold" />
    </>
  );
}

/**
 * An evening street under lanterns, in the colours of the brand; it fills its frame and carries no
 * meaning.
 */
export function LanternScene({ className }: { className?: string }): ReactNode {
  return (
    <svg
      aria-hidden
      viewBox="0 0 520 640"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      className={className}
    >
      <defs>
        <radialGradient id="lantern-glow">
          <stop offset="0" stopColor="#ffd78a" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffd78a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={stars} fill="none" stroke="#fff" strokeWidth="3" opacity=".55" />
      <path d={roofs} className="fill-black/25" />
      {lanterns.map(([x, y, size]) => (
        <g key={x}>
          <path
            d={`M${x} 0V${y + 5 * size}`}
            fill="none"
            strokeWidth="2"
            className="stroke-gold/60"
          />
          <g transform={`translate(${x} ${y})scale(${size})`}>
            <Lantern />
          </g>
        </g>
      ))}
    </svg>
  );
}
