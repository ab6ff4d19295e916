import type { ReactNode } from 'react';
import { logoShapes } from '../art/logo-shapes.ts';

/** The lantern. Beside the brand's name it is decoration; alone, give it a label. */
export function LogoMark({
  size = 32,
  label,
}: {
  size?: number;
  label?: string | undefined;
}): ReactNode {
  return (
    <svg
      className="shrink-0"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {logoShapes.map((shape) => (
        <path key={shape.d} d={shape.d} fill={shape.fill} />
      ))}
    </svg>
  );
}
