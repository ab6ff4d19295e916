import { flash, type MakeShow, place, shape, spread } from '../../../page/league/show.ts';
import type { Fixture } from '../../league/fixtures.ts';
import type { MatchEvent } from '../../league/play.ts';
import './show.css';

/** Places of a team that plays to the right, in a field of 320 by 180. */
const formation = [
  ...[
    [16, 90],
    [62, 40],
    [56, 72],
    [56, 108],
    [62, 140],
    [108, 60],
    [100, 90],
  ],
  ...[
    [108, 120],
    [150, 46],
    [158, 90],
    [150, 134],
  ],
] as const;

const goalAt = (side: 0 | 1): number => (side === 0 ? 312 : 8);

function drawField(): SVGElement[] {
  const stripes = [0, 2, 4, 6].map((at) =>
    shape('rect', { x: at * 40, y: 0, width: 40, height: 180, class: 'stripe' }),
  );
  const lines =
    'M8 8H312V172H8ZM160 8V172M8 46H52V134H8M312 46H268V134H312M8 68H26V112H8M312 68H294V112H312';
  return [
    shape('rect', { width: 320, height: 180, class: 'grass' }),
    ...stripes,
    shape('path', { d: lines, class: 'chalk' }),
    shape('circle', { cx: 160, cy: 90, r: 28, class: 'chalk' }),
    shape('path', { d: 'M0 74H8V106H0ZM320 74H312V106H320Z', class: 'net' }),
  ];
}

/** A pitch from above: two teams and a ball that follow the events of the match. */
export const makeShow: MakeShow = (scene) => {
  const svg = shape('svg', { viewBox: '0 0 320 180', class: 'pitch', 'aria-hidden': 'true' });
  const players = [0, 1].map(() =>
    formation.map(() => shape('circle', { r: 5, class: 'player-dot' })),
  );
  const ball = shape('circle', { r: 3.2, class: 'ball' });
  const burst = shape('circle', { r: 10, class: 'burst' });
  const card = shape('rect', { x: -4, y: -6, width: 8, height: 12, rx: 1.5, class: 'booking' });
  svg.append(...drawField(), burst, ...players.flat(), ball, card);
  scene.replaceChildren(svg);

  /** The teams move up with the ball, and those near it go towards it. */
  const lineUp = (x: number, y: number, minute: number) => {
    for (const [side, team] of players.entries())
      for (const [at, dot] of team.entries()) {
        const [left, top] = formation[at] ?? [160, 90];
        const own = side === 0 ? left : 320 - left;
        const push = at === 0 ? 0 : (x - 160) * 0.42;
        const [wanderX, wanderY] = [spread(minute, at, side), spread(at, minute, side + 7)];
        const px = own + push + (wanderX - 0.5) * 18;
        const py = top + (y - 90) * (at === 0 ? 0.15 : 0.25) + (wanderY - 0.5) * 14;
        place(dot, Math.min(308, Math.max(12, px)), Math.min(168, Math.max(12, py)));
      }
    place(ball, x, y);
  };
  const idle = (minute: number) =>
    lineUp(60 + spread(minute, 3) * 200, 30 + spread(minute, 5) * 120, minute);
  const paint = ({ home, away }: Fixture) => {
    for (const [side, { colours }] of [home, away].entries())
      for (const dot of players[side] ?? []) {
        dot.style.fill = colours[0];
        dot.style.stroke = colours[1];
      }
  };
  const play = ([minute, kind, side]: MatchEvent, quick: boolean) => {
    const x = goalAt(side);
    const y = kind === 'corner' ? (spread(minute) < 0.5 ? 10 : 170) : 80 + spread(minute) * 20;
    if (kind === 'card') {
      const at = [60 + spread(minute, 1) * 200, 30 + spread(minute, 2) * 120] as const;
      place(card, ...at);
      lineUp(...at, minute);
      if (!quick) flash(card, 'shown');
      return;
    }
    const inside = kind === 'goal' ? 0 : kind === 'shot' ? 14 : 2;
    lineUp(side === 0 ? x - inside : x + inside, y, minute);
    if (kind !== 'goal' || quick) return;
    place(burst, x, 90);
    flash(burst, 'shown');
  };
  return {
    begin: (fixture) => {
      paint(fixture);
      lineUp(160, 90, 0);
    },
    play,
    idle,
  };
};
