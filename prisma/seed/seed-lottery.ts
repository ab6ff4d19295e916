import { families } from '@lantern/rules/lottery';
import type pg from 'pg';
import { lotteryCards } from './lottery-cards.ts';
import { lotteryGames } from './lottery-games.ts';

/**
 * Adds the fast lottery games, the names of all games for the records, and the first rate cards of
 * each brand. Games keep what staff have changed; cards are versions, so later ones stay too.
 */
export async function seedLottery(db: pg.ClientBase): Promise<void> {
  await db.query(
    `insert into vendor (code, name) values ('LOTT', 'Lottery')
     on conflict (code) do update set name = excluded.name`,
  );
  for (const [position, game] of lotteryGames.entries()) {
    const names = JSON.stringify(game.names);
    await db.query(
      `insert into lottery_game (code, family, drawing, own, names, position, default_play,
                                 schedule, ahead)
       values ($1, $2, $3, true, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        ...[game.code, game.family, JSON.stringify(families[game.family].drawing), names, position],
        ...[game.defaultPlay, JSON.stringify(game.schedule), game.ahead],
      ],
    );
    await db.query(
      `insert into game (node_id, vendor_code, code, names, category, trial, classify)
       values ('LOTT:' || $1, 'LOTT', $1, $2, 'ELOTT', true, 'lottery')
       on conflict (node_id) do update set names = excluded.names`,
      [game.code, names],
    );
  }
  await db.query(
    `insert into game (node_id, vendor_code, code, names, category, trial, classify)
     select 'LOTT:' || code, 'LOTT', code, names, 'LOTT', true, 'lottery' from lottery_game
      where not own
     on conflict (node_id) do update set names = excluded.names`,
  );
  const brands = await db.query<{ id: string; currency: string }>('select id, currency from brand');
  for (const { id, currency } of brands.rows)
    for (const card of lotteryCards(currency))
      await db.query(
        `insert into lottery_rate_card (brand_id, mode, currency, version, card)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [id, card.mode, currency, card.version, JSON.stringify(card)],
      );
}
