-- The site's jackpot, as it was when the game was opened: a bet draws it with a chance of
-- stake ÷ odds.
ALTER TABLE session
  ADD COLUMN jackpot_odds bigint CHECK (jackpot_odds > 0);

ALTER TABLE round
  -- As they were when the bet was placed.
  ADD COLUMN jackpot_odds bigint CHECK (jackpot_odds > 0),
  ADD COLUMN jackpot_won boolean NOT NULL DEFAULT false,
  -- What the site has paid.
  ADD COLUMN jackpot_paid bigint CHECK (jackpot_paid > 0);
