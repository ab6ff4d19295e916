import {
  breakpoints,
  colours,
  effects,
  layers,
  type Mode,
  motion,
  radii,
  type TypeRole,
  typeRoles,
} from './tokens.ts';

const rem = (px: number) => `${px / 16}rem`;
const line = (name: string, value: string) => `  --${name}: ${value};`;

function modeLines(mode: Mode): string[] {
  return [
    `  color-scheme: ${mode};`,
    ...Object.entries(colours[mode]).map(([name, hex]) => line(`c-${name}`, hex.toLowerCase())),
    ...Object.entries(effects[mode]).map(([name, value]) => line(`e-${name}`, value)),
  ];
}

function typeLines([name, role]: [string, TypeRole]): string[] {
  const [size, leading] = role.phone;
  return [
    line(`t-${name}`, rem(size)),
    line(`t-${name}-line`, `calc(${rem(leading)} * var(--leading-scale, 1))`),
  ];
}

function desktopTypeLines([name, role]: [string, TypeRole]): string[] {
  if (!role.desktop) return [];
  const [size, leading] = role.desktop;
  return [
    `  ${line(`t-${name}`, rem(size))}`,
    `  ${line(`t-${name}-line`, `calc(${rem(leading)} * var(--leading-scale, 1))`)}`,
  ];
}

function themeLines(): string[] {
  const names = Object.keys(colours.light);
  const roles: [string, TypeRole][] = Object.entries(typeRoles);
  return [
    ...names.map((name) => line(`color-${name}`, `var(--c-${name})`)),
    ...['scrim', 'plate', 'header-well'].map((name) => line(`color-${name}`, `var(--e-${name})`)),
    ...['s1', 's2', 's3'].map((name) => line(`shadow-${name}`, `var(--e-shadow-${name})`)),
    ...Object.entries(radii).map(([name, px]) =>
      line(`radius-${name}`, `calc(${px}px * var(--radius-scale, 1))`),
    ),
    ...roles.flatMap(([name, role]) => [
      line(`text-${name}`, `var(--t-${name})`),
      line(`text-${name}--line-height`, `var(--t-${name}-line)`),
      line(`text-${name}--font-weight`, String(role.weight)),
      ...(role.tracking ? [line(`text-${name}--letter-spacing`, role.tracking)] : []),
    ]),
    line('ease-soft', motion['ease-out-soft']),
    ...Object.entries(layers).map(([name, order]) => line(`z-index-${name}`, String(order))),
  ];
}

/** Tailwind's own colours and breakpoints go, so that a stray `bg-blue-500` compiles to nothing. */
const resetLines = (): string[] => [
  line('color-*', 'initial'),
  line('color-white', '#ffffff'),
  line('color-black', '#000000'),
  line('breakpoint-*', 'initial'),
  ...Object.entries(breakpoints).map(([name, px]) => line(`breakpoint-${name}`, rem(px))),
];

/**
 * Prints the whole of `tokens.css`: the variables of both modes and their mapping to Tailwind's
 * utilities.
 */
export function tokensCss(): string {
  const roles: [string, TypeRole][] = Object.entries(typeRoles);
  return [
    '/* Printed from tokens.ts by `pnpm tokens`; change the tokens there. */',
    '@theme {',
    ...resetLines(),
    '}\n',
    ':root,\n[data-theme="light"] {',
    ...modeLines('light'),
    '}\n',
    '[data-theme="dark"] {',
    ...modeLines('dark'),
    '}\n',
    ':root {',
    ...Object.entries(motion).map(([name, value]) => line(`m-${name}`, value)),
    ...roles.flatMap(typeLines),
    '}\n',
    '@media (min-width: 48rem) {\n  :root {',
    ...roles.flatMap(desktopTypeLines),
    '  }\n}\n',
    '@theme inline {',
    ...themeLines(),
    '}\n',
  ].join('\n');
}
