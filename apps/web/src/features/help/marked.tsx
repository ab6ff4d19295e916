import type { ReactNode } from 'react';
import type { Piece } from './help-search.ts';

/** A text with what was searched for marked in it. */
export function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, hit }, at) =>
    hit ? (
      <mark key={at} className="rounded-badge bg-warning-soft text-warning">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
