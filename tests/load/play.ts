import { findBrowser, quietFlags } from '@lantern/tooling/browser';
import { chromium, type Frame, type Page } from '@playwright/test';
import pg from 'pg';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const phone = { width: 360, height: 740 };
const playMs = 10_000;
/** Longer than this, a task is noticed. */
const longMs = 50;

/** What one game is played with. */
interface Played {
  name: string;
  /** The lobby that has it. */
  path: string;
  /** Pressed again and again, where they can be pressed. */
  press: readonly string[];
  /** A shared round: its states are ended one after another, so that all of it is seen in time. */
  table?: string;
}

const all = (path: string, names: readonly string[], press: readonly string[]): Played[] =>
  names.map((name) => ({ name, path, press }));

const frame = ['#bet'];
const spots = ['.spot', '#bet'];

const games: readonly Played[] = [
  ...all('/inhouse', ['Lucky Bowl'], ['.tile', '#bet']),
  ...all('/rng', ['Dice', 'Limbo', 'Plinko', 'Keno', 'Wheel'], frame),
  ...all('/rng', ['Mines'], ['#bet', '.cell']),
  ...all('/rng', ['HiLo'], ['#bet', '.guess']),
  ...all('/rng', ['Carp Leap', 'Moon Feast', 'Brass Compass'], frame),
  ...all('/rng', ['Pearl Tides', 'Market Boats', 'Spring Fair'], frame),
  { name: 'Baccarat', path: '/live', press: spots, table: 'baccarat' },
  { name: 'Dragon Tiger', path: '/live', press: spots, table: 'dragon-tiger' },
  { name: 'Sic Bo', path: '/live', press: spots, table: 'sic-bo' },
  { name: 'Xoc Dia', path: '/live', press: spots, table: 'xoc-dia' },
  { name: 'Roulette', path: '/live', press: spots, table: 'roulette' },
  { name: 'Crash', path: '/rng', press: frame, table: 'crash' },
  { name: 'Lantern Duel', path: '/cockfight', press: spots, table: 'duel' },
  {
    name: 'Rivers League',
    path: '/sports',
    press: ['[data-pick]', '#bet'],
    table: 'rivers-league',
  },
  { name: 'Neon Arena', path: '/esports', press: ['[data-pick]', '#bet'], table: 'neon-arena' },
  ...all('/pvp', ['Tien Len'], ['.room-entry', '#buy', '#suggest', '#play']),
  ...all('/fish', ['Reef Hunt'], frame),
];

/** Presses what is there and can be pressed. */
const pressIn = (game: Frame, selector: string): Promise<void> =>
  game
    .locator(selector)
    .filter({ visible: true })
    .first()
    .click({ timeout: 300, force: true, noWaitAfter: true })
    .catch(() => undefined);

/** Opens a game from its lobby, as a player does, and waits until it can be played. */
async function open(page: Page, site: MeasuredSite, { name, path, press }: Played): Promise<Frame> {
  await page.goto(site.url + path);
  await page
    .getByRole('button', { name: new RegExp(`^(Play )?${name}`) })
    .first()
    .click();
  await page.waitForURL('**/game');
  const iframe = await page.waitForSelector('iframe');
  const game = await iframe.contentFrame();
  if (!game) throw new Error(`${name} has no page.`);
  await game
    .locator(press[0] ?? '#bet')
    .first()
    .waitFor({ timeout: 60_000 });
  // What still loads is not play.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  return game;
}

/** The tasks of the game's main thread that the browser calls long, from now on. */
async function watch(game: Frame): Promise<() => Promise<number[]>> {
  await game.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask', buffered: false });
  });
  return () => game.evaluate(() => (window as unknown as { seenTasks: number[] }).seenTasks);
}

async function play(vendor: pg.Client, game: Frame, { press, table }: Played): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < playMs) {
    for (const selector of press) await pressIn(game, selector);
    if (table && performance.now() - began > playMs / 4)
      await vendor.query(
        `update table_round set until_at = least(until_at, clock_timestamp())
          where game = $1 and state in ('betting', 'closed')`,
        [table],
      );
    await game.waitForTimeout(250);
  }
}

/** All bets so far. The measured page is the only one that plays. */
async function roundsAt(vendor: pg.Client): Promise<number> {
  const { rows } = await vendor.query<{ rounds: number }>(
    'select count(*)::integer as rounds from round',
  );
  return rows[0]?.rounds ?? 0;
}

async function measure(
  page: Page,
  site: MeasuredSite,
  vendor: pg.Client,
  played: Played,
): Promise<string[]> {
  const game = await open(page, site, played);
  const tasks = await watch(game);
  const before = await roundsAt(vendor);
  await play(vendor, game, played);
  const rounds = (await roundsAt(vendor)) - before;
  const long = (await tasks()).filter((ms) => ms > longMs);
  const most = long.length > 0 ? `the longest ${Math.round(Math.max(...long))} ms` : '';
  return [played.name, `${rounds} bets`, `${long.length} long tasks`, most];
}

/** Plays each house game for ten seconds at the size of a phone, with play money. */
export async function measurePlay(site: MeasuredSite): Promise<Table> {
  const title = 'Play  ten seconds of each game, on a phone of 360 × 740';
  const target = 'no task over 50 ms';
  const executablePath = findBrowser();
  if (!executablePath)
    return { title, target, rows: [plain('skipped', 'no Chromium on this machine')] };
  const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
  const vendor = new pg.Client({ connectionString: site.postgres('arcade') });
  await vendor.connect();
  try {
    // The login belongs to one page.
    const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true });
    await page.addInitScript(() => {
      if (window.top === window) localStorage.setItem('language', 'en');
    });
    await page.goto(`${site.url}/login`);
    const free = page.getByRole('main').getByRole('button', { name: 'Try with play money' });
    await free.click();
    await page.waitForFunction(() => sessionStorage.getItem('isAgent') === '4');
    const rows = [];
    for (const played of games) rows.push(await measure(page, site, vendor, played));
    return { title, target, rows };
  } finally {
    await Promise.all([vendor.end(), browser.close()]);
  }
}
