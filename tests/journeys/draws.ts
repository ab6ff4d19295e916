import { expect, type Page } from '@playwright/test';
import { StandInResults } from '../../apps/api/src/adapters/stand-in-results.ts';
import { query } from './database.ts';

/** Seconds that a journey needs before the draw closes by itself. */
const roomForJourney = 90;

/**
 * Ends a draw's betting, as if its time had come. The site then draws and settles it by itself.
 * Only one journey bets on each game, because it decides when its draws end.
 */
export const letClose = (drawId: string) =>
  query(
    `set session_replication_role = replica;
     update lottery_draw set opens_at = opens_at - interval '1 day',
            committed_at = committed_at - interval '1 day',
            closes_at = date_trunc('milliseconds', clock_timestamp()), draws_at = clock_timestamp()
      where id = '${drawId}' and state = 'open' and closes_at > clock_timestamp()`,
  );

/** The draw of a game that takes bets now, with enough time left. */
export async function openDrawOf(game: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const [draw] = await query<{ id: string; seconds: number }>(
      `select id, extract(epoch from closes_at - clock_timestamp())::integer as seconds
         from lottery_draw
        where game_code = $1 and state = 'open' and closes_at > clock_timestamp()
        order by closes_at limit 1`,
      [game],
    );
    if (draw && draw.seconds < roomForJourney) await letClose(draw.id);
    expect(draw?.seconds, `a draw of ${game} takes bets`).toBeGreaterThanOrEqual(roomForJourney);
    found = draw?.id ?? '';
  }).toPass({ timeout: 100_000 });
  return found;
}

/** A game of a Vietnamese region of which a draw takes bets now, with enough time left. */
export async function gameOf(region: 'north' | 'south'): Promise<string> {
  let found = '';
  await expect(async () => {
    const [draw] = await query<{ game: string }>(
      `select d.game_code as game from lottery_draw d join lottery_game g on g.code = d.game_code
        where g.region = $1 and d.state = 'open'
          and d.closes_at > clock_timestamp() + make_interval(secs => $2)
        order by d.closes_at, d.id limit 1`,
      [region, roomForJourney],
    );
    found = draw?.game ?? '';
    expect(found, `a draw of the ${region} takes bets`).not.toBe('');
  }).toPass({ timeout: 100_000 });
  return found;
}

/** Waits until the site has settled a draw. */
export const settled = (drawId: string) =>
  expect
    .poll(async () => (await query('select state from lottery_draw where id = $1', [drawId]))[0], {
      timeout: 60_000,
    })
    .toEqual({ state: 'settled' });

/** What both stand-in sources report of the draw of a region. */
export const outsideResult = async (drawId: string): Promise<readonly string[]> => {
  const [family, region] = drawId.startsWith('vn-north-')
    ? (['vn27', 'north'] as const)
    : (['vn18', 'south'] as const);
  const asked = { drawId, family, region, province: '', date: '' };
  return (await new StandInResults('one', async () => undefined).fetch(asked)) ?? [];
};

/** Both sources report now what they would report within a minute. */
export async function reportNow(drawId: string): Promise<void> {
  const result = await outsideResult(drawId);
  await expect
    .poll(() =>
      query(`select from lottery_draw where id = $1 and state <> 'open'`, [drawId]).then(
        ({ length }) => length,
      ),
    )
    .toBe(1);
  for (const source of ['one', 'two'])
    await query('select lottery_reading_write($1, $2, $3, null)', [drawId, source, [...result]]);
  await query('select lottery_result_agree($1)', [drawId]);
}

/** Takes the wins of a corrected draw back, as a job does within a minute. */
export async function takeBackNow(drawId: string): Promise<void> {
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  while (last !== null) {
    const rows: { last: string | null }[] = await query(
      'select lottery_correction_reverse($1, $2, 200) as last',
      [drawId, last],
    );
    last = rows[0]?.last ?? null;
  }
}

interface Ticket {
  reference: string;
  state: string;
  /** Minor units, as everywhere: dong has no smaller one. */
  amount: string;
  payout: string;
  rebate: string;
}

/** The member's tickets, in the order of placing. */
export const ticketsOf = (username: string) =>
  query<Ticket & { [column: string]: string }>(
    `select t.reference, lottery_ticket_state(t, d) as state, t.amount::text, t.payout::text,
            t.rebate::text
       from lottery_ticket t
       join lottery_draw d on d.id = t.draw_id
       join member m on m.id = t.member_id
      where m.username = $1 order by t.placed_at, t.nth`,
    [username],
  );

export const balanceOf = async (username: string) =>
  (
    await query<{ balance: string }>(
      `select balance::text from purse p join member m on m.id = p.member_id
        where username = $1 and purpose = 'main'`,
      [username],
    )
  )[0]?.balance;

/** What a member reads. */
export const english = {
  add: 'Add to slip',
  title: /^Bet slip/,
  place: /^Place bet/,
  placed: /^Bet placed/,
  big: 'Big',
  small: 'Small',
  won: 'You won ₫',
  locale: 'en',
  verify: 'Verify now',
  holds: 'This draw is verified.',
  fails: "This draw couldn't be verified.",
  inBook: 'Your tickets are in the bet book.',
  save: 'Save as one HTML file',
  cancel: 'Cancel ticket',
  wasCancelled: 'Ticket cancelled. The stake is back in your wallet.',
  chase: 'Repeat for next draws',
  draws: 'Draws',
  stopOnWin: 'Stop after a win',
  states: {
    cancelled: 'Cancelled',
    won: 'Won',
    lost: 'Lost',
    returned: 'Returned',
  },
  voided: 'Two people of our staff voided the draw. All stakes were returned.',
};
export type Words = typeof english;
const vietnamese: Words = {
  add: 'Thêm vào phiếu',
  title: /^Phiếu cược/,
  place: /^Đặt cược/,
  placed: /^Đã đặt cược/,
  big: 'Lớn',
  small: 'Nhỏ',
  won: 'Bạn trúng ',
  locale: 'vi',
  verify: 'Kiểm chứng ngay',
  holds: 'Kỳ quay này đã được kiểm chứng.',
  fails: 'Không kiểm chứng được kỳ quay này.',
  inBook: 'Vé của bạn có trong sổ cược.',
  save: 'Lưu thành một tệp HTML',
  cancel: 'Hủy vé',
  wasCancelled: 'Đã hủy vé. Tiền cược đã về ví của bạn.',
  chase: 'Nuôi qua các kỳ sau',
  draws: 'Số kỳ',
  stopOnWin: 'Dừng khi trúng',
  states: {
    cancelled: 'Đã hủy',
    won: 'Trúng',
    lost: 'Không trúng',
    returned: 'Đã hoàn tiền',
  },
  voided: 'Hai nhân viên đã hủy kỳ quay. Mọi tiền cược đã được hoàn.',
};
export const wordsIn = (language: string): Words => (language === 'vi' ? vietnamese : english);

/** Puts each of some tokens of the board on the slip, as a bet of its own. */
export async function pick(page: Page, words: Words, tokens: readonly string[]): Promise<void> {
  const board = page.getByRole('main');
  for (const token of tokens) {
    await board
      .getByRole('group')
      .getByRole('button', { name: new RegExp(`^${token}(\\s|$)`) })
      .first()
      .click();
    await board.getByRole('button', { name: words.add }).click();
  }
}

/** Opens the slip, which stands beside the board unless the screen is a phone's. */
export async function openSlip(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.title }).click();
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
}

/** Places the slip, which is open. */
export async function place(page: Page, words: Words): Promise<void> {
  const [placed] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/lgw/lottery/slip')),
    page.getByRole('button', { name: words.place }).click(),
  ]);
  expect(placed.status()).toBe(200);
  await expect(page.getByText(words.placed).first()).toBeVisible();
}
