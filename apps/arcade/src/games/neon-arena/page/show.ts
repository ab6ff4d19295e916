import { flash, type MakeShow, place, shape, spread } from '../../../page/league/show.ts';
import type { MatchEvent } from '../../league/play.ts';
import './show.css';

/** The three lanes between the bases, in a field of 320 by 180. */
const lanes = [
  'M34 146V60Q34 34 60 34H286',
  'M34 146L286 34',
  'M34 146H260Q286 146 286 120V34',
] as const;

/** The towers of the home side, from its base outwards; those of the away side mirror them. */
const towers = [
  ...[
    [34, 96],
    [44, 44],
  ],
  ...[
    [92, 120],
    [134, 101],
  ],
  ...[
    [110, 146],
    [190, 146],
  ],
] as const;

const heroes = 5;
const base = (side: number): readonly [number, number] => (side === 0 ? [34, 146] : [286, 34]);

function drawMap(): SVGElement[] {
  return [
    shape('rect', { width: 320, height: 180, class: 'ground' }),
    shape('path', { d: 'M0 30L320 150M60 0L260 180', class: 'stream' }),
    ...lanes.map((d) => shape('path', { d, class: 'lane' })),
    ...[0, 1].map((side) => {
      const [cx, cy] = base(side);
      return shape('circle', { cx, cy, r: 17, class: 'base' });
    }),
  ];
}

/** A map with three lanes: heroes meet, fall and break towers as the events say. */
export const makeShow: MakeShow = (scene) => {
  const svg = shape('svg', { viewBox: '0 0 320 180', class: 'arena', 'aria-hidden': 'true' });
  const drawn = drawMap();
  const stones = [0, 1].map((side) =>
    towers.map(([x, y]) => {
      const stone = shape('rect', { x: -4, y: -4, width: 8, height: 8, class: 'stone' });
      place(stone, side === 0 ? x : 320 - x, side === 0 ? y : 180 - y);
      return stone;
    }),
  );
  const teams = [0, 1].map(() =>
    Array.from({ length: heroes }, () => shape('path', { d: 'M0-6L5 5H-5Z', class: 'hero' })),
  );
  const clash = shape('circle', { r: 6, class: 'clash' });
  svg.append(...drawn, ...stones.flat(), clash, ...teams.flat());
  scene.replaceChildren(svg);

  /** Each hero walks its lane; how far depends on the minute. */
  const walk = (minute: number, meet?: readonly [number, number]) => {
    for (const [side, team] of teams.entries())
      for (const [at, hero] of team.entries()) {
        const [x, y] = base(side);
        const [tx, ty] = meet && at < 3 ? meet : spotAt(at % 3, 0.35 + spread(minute, at) * 0.3);
        const near = meet && at < 3 ? 0.94 : 0.55 + spread(minute, at, side) * 0.4;
        const sway = (spread(at, side, minute) - 0.5) * 18;
        place(hero, x + (tx - x) * near + sway, y + (ty - y) * near + sway / 2);
      }
  };
  const repair = () => {
    for (const stone of stones.flat()) stone.classList.remove('fallen');
  };
  const play = ([minute, kind, side]: MatchEvent, quick: boolean) => {
    if (kind === 'map') {
      repair();
      walk(minute);
      return;
    }
    if (kind === 'tower') {
      // The outer towers fall first.
      const standing = [...(stones[1 - side] ?? [])].reverse();
      standing.find((stone) => !stone.classList.contains('fallen'))?.classList.add('fallen');
      return;
    }
    const meet = spotAt(Math.floor(spread(minute, side) * 3), 0.3 + spread(minute, side, 4) * 0.4);
    walk(minute, meet);
    place(clash, ...meet);
    clash.style.stroke = side === 0 ? 'var(--home)' : 'var(--away)';
    if (!quick) flash(clash, 'shown');
  };
  return {
    begin: ({ home, away }, events) => {
      svg.style.setProperty('--home', home.colours[0]);
      svg.style.setProperty('--away', away.colours[0]);
      for (const [side, parts] of [teams, stones].flatMap((kind) => [...kind.entries()]))
        for (const part of parts) part.style.fill = side === 0 ? 'var(--home)' : 'var(--away)';
      repair();
      walk(0);
      for (const event of events) play(event, true);
    },
    play,
    idle: (minute) => walk(minute),
  };
};

/** A place on a lane: upper, middle or lower. */
function spotAt(lane: number, part: number): [number, number] {
  if (lane === 1) return [34 + 252 * part, 146 - 112 * part];
  const corner = lane === 0 ? ([40, 40] as const) : ([280, 140] as const);
  const [from, to] = part < 0.5 ? [base(0), corner] : [corner, base(1)];
  const along = part < 0.5 ? part * 2 : part * 2 - 1;
  return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
}
