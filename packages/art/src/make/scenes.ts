import type { PictureKind } from '../shapes.ts';

/** The lettering of a picture: gradient from top to bottom, its edge and its depth. */
export interface Lettering {
  readonly fill: readonly [top: string, middle: string, bottom: string];
  readonly edge: string;
  readonly depth: string;
  readonly glow: string;
  /** By language; a line break starts a second line. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface Scene {
  readonly kind: PictureKind;
  /** The folder in `scenes/`; by default the name. A game's hero shows the scene of its tile. */
  readonly folder?: string;
  /** A hero has none: its text is HTML. */
  readonly lettering?: Lettering;
  /** The dark colour that a hero fades into behind its text. */
  readonly shade?: string;
}

const gold = ['#FFF6C8', '#FFC93C', '#E87A12'] as const;

const tile = (lettering: Lettering): Scene => ({ kind: 'tile', lettering });

const hero = (shade: string, folder?: string): Scene => ({
  kind: 'hero',
  shade,
  ...(folder && { folder }),
});

/** Every picture. */
export const scenes: Readonly<Record<string, Scene>> = {
  'lucky-bowl': tile({
    fill: gold,
    edge: '#5A0410',
    depth: '#2C0208',
    glow: '#FF7A1E',
    titles: { en: 'Lucky Bowl', vi: 'Bầu Cua' },
  }),
  'moon-dice': tile({
    fill: ['#FFFFFF', '#CFC8FF', '#7F6BFF'],
    edge: '#130A52',
    depth: '#070330',
    glow: '#7A5CFF',
    titles: { en: 'Moon Dice', vi: 'Xúc Xắc\nTrăng' },
  }),
  dice: tile({
    fill: ['#FFFFFF', '#FFB8E0', '#FF4FA8'],
    edge: '#4A0532',
    depth: '#24021A',
    glow: '#FF3D9A',
    titles: { en: 'Dice', vi: 'Xúc Xắc\nSố' },
  }),
  limbo: tile({
    fill: gold,
    edge: '#4B0A3A',
    depth: '#22041C',
    glow: '#FF8A3D',
    titles: { en: 'Limbo', vi: 'Tên Lửa' },
  }),
  mines: tile({
    fill: ['#FFFFFF', '#D3FFC2', '#4EDB6B'],
    edge: '#04331F',
    depth: '#021A10',
    glow: '#37E08A',
    titles: { en: 'Mines', vi: 'Dò Mìn' },
  }),
  plinko: tile({
    fill: gold,
    edge: '#2B0A5E',
    depth: '#14042F',
    glow: '#A66BFF',
    titles: { en: 'Plinko', vi: 'Thả Bóng' },
  }),
  keno: tile({
    fill: ['#FFFFFF', '#B6F1FF', '#35B6FF'],
    edge: '#04245E',
    depth: '#02112F',
    glow: '#3DA6FF',
    titles: { en: 'Keno', vi: 'Keno' },
  }),
  wheel: tile({
    fill: gold,
    edge: '#5E1204',
    depth: '#2E0802',
    glow: '#FFB03D',
    titles: { en: 'Wheel', vi: 'Vòng Quay' },
  }),
  hilo: tile({
    fill: ['#FFFFFF', '#FFF0B8', '#FFC93C'],
    edge: '#06351F',
    depth: '#021A10',
    glow: '#FFD75A',
    titles: { en: 'HiLo', vi: 'Cao Thấp' },
  }),
  'carp-leap': tile({
    fill: gold,
    edge: '#7A0816',
    depth: '#3A040A',
    glow: '#FF9A3D',
    titles: { en: 'Carp Leap', vi: 'Cá Chép\nHóa Rồng' },
  }),
  'moon-feast': tile({
    fill: ['#FFFFFF', '#FFE9A8', '#FFB83D'],
    edge: '#2A0A6E',
    depth: '#140436',
    glow: '#FFC86A',
    titles: { en: 'Moon Feast', vi: 'Đêm\nTrăng Rằm' },
  }),
  'brass-compass': tile({
    fill: ['#FFFFFF', '#CFE8FF', '#5AA8F0'],
    edge: '#06265A',
    depth: '#02102C',
    glow: '#4AA0FF',
    titles: { en: 'Brass\nCompass', vi: 'La Bàn\nĐồng' },
  }),
  'pearl-tides': tile({
    fill: ['#FFFFFF', '#FFE0F0', '#FF8AC0'],
    edge: '#06485E',
    depth: '#02242F',
    glow: '#FFB0E0',
    titles: { en: 'Pearl Tides', vi: 'Sóng Ngọc' },
  }),
  crash: tile({
    fill: gold,
    edge: '#0A0C3E',
    depth: '#04051E',
    glow: '#FF9A3D',
    titles: { en: 'Crash', vi: 'Đèn Trời' },
  }),
  'tien-len': tile({
    fill: gold,
    edge: '#5A0A14',
    depth: '#2A0408',
    glow: '#FFC24A',
    titles: { en: 'Tien Len', vi: 'Tiến Lên' },
  }),
  duel: tile({
    fill: gold,
    edge: '#5E0A12',
    depth: '#2E0408',
    glow: '#FFB03D',
    titles: { en: 'Lantern\nDuel', vi: 'Song Đấu' },
  }),
  'market-boats': tile({
    fill: ['#FFFDE0', '#FFE04A', '#FF9A1E'],
    edge: '#0C4A24',
    depth: '#042412',
    glow: '#FFD84A',
    titles: { en: 'Market\nBoats', vi: 'Chợ Nổi' },
  }),
  'spring-fair': tile({
    fill: gold,
    edge: '#5A0414',
    depth: '#2C0208',
    glow: '#FF7A8A',
    titles: { en: 'Spring Fair', vi: 'Hội Xuân' },
  }),
  baccarat: tile({
    fill: gold,
    edge: '#0A0E5A',
    depth: '#04062C',
    glow: '#5A8AFF',
    titles: { en: 'Baccarat', vi: 'Baccarat' },
  }),
  'dragon-tiger': tile({
    fill: gold,
    edge: '#5A0410',
    depth: '#2C0208',
    glow: '#FF7A1E',
    titles: { en: 'Dragon\nTiger', vi: 'Rồng Hổ' },
  }),
  'sic-bo': tile({
    fill: gold,
    edge: '#5A0410',
    depth: '#2C0208',
    glow: '#FFB03D',
    titles: { en: 'Sic Bo', vi: 'Tài Xỉu' },
  }),
  'xoc-dia': tile({
    fill: ['#FFFFFF', '#FFF0B8', '#FFC93C'],
    edge: '#06351F',
    depth: '#021A10',
    glow: '#FFD75A',
    titles: { en: 'Xoc Dia', vi: 'Xóc Đĩa' },
  }),
  roulette: tile({
    fill: gold,
    edge: '#3A1404',
    depth: '#1E0802',
    glow: '#FFB03D',
    titles: { en: 'Roulette', vi: 'Roulette' },
  }),
  'reef-hunt': tile({
    fill: ['#FFFFFF', '#FFF0B0', '#FFC22E'],
    edge: '#053A6E',
    depth: '#021C3C',
    glow: '#3AD8FF',
    titles: { en: 'Reef Hunt', vi: 'Săn Cá' },
  }),
  'rivers-league': tile({
    fill: ['#FFFFFF', '#E8FFB8', '#7AE03A'],
    edge: '#06304A',
    depth: '#021726',
    glow: '#7AFFC0',
    titles: { en: 'Rivers\nLeague', vi: 'Giải Các\nDòng Sông' },
  }),
  'neon-arena': tile({
    fill: ['#FFFFFF', '#B8F6FF', '#3AC8FF'],
    edge: '#3A0468',
    depth: '#1A0232',
    glow: '#FF4AD0',
    titles: { en: 'Neon\nArena', vi: 'Đấu Trường\nNeon' },
  }),
  'hero-lucky-bowl': hero('#24030A', 'lucky-bowl'),
  'hero-mines': hero('#04160F', 'mines'),
  'hero-plinko': hero('#16063A', 'plinko'),
  'hero-limbo': hero('#0B0430', 'limbo'),
  'hero-wheel': hero('#300A18', 'wheel'),
  'hero-tien-len': hero('#03201C', 'tien-len'),
  'hero-reef-hunt': hero('#031A3E', 'reef-hunt'),
  'hero-jackpot': hero('#14062A', 'jackpot'),
  'hero-rivers-league': hero('#03152E', 'rivers-league'),
  'hero-neon-arena': hero('#0A0424', 'neon-arena'),
  'hero-carp-leap': hero('#022A2C', 'carp-leap'),
  'hero-baccarat': hero('#060A34', 'baccarat'),
  'hero-crash': hero('#070722', 'crash'),
  'hero-sic-bo': hero('#26040A', 'sic-bo'),
  'hero-roulette': hero('#1E0C04', 'roulette'),
  'hero-dice': hero('#1A041A', 'dice'),
  'hero-keno': hero('#04123A', 'keno'),
  'hero-moon-feast': hero('#10062E', 'moon-feast'),
  'hero-market-boats': hero('#04203A', 'market-boats'),
  'hero-dragon-tiger': hero('#260408', 'dragon-tiger'),
  'hero-duel': hero('#200610', 'duel'),
  'hero-pearl-tides': hero('#04283A', 'pearl-tides'),
  'hero-xoc-dia': hero('#03200F', 'xoc-dia'),
  'hero-brass-compass': hero('#04142E', 'brass-compass'),
  'hero-spring-fair': hero('#28040C', 'spring-fair'),
  'hero-hilo': hero('#03180D', 'hilo'),
  'hero-moon-dice': hero('#080424', 'moon-dice'),
  'harbor-light': hero('#03141E'),
  'sea-chest': hero('#03181E'),
  'river-lantern': hero('#16061C'),
  'red-envelopes': hero('#2A040C'),
};
