-- What is reported of a round: its revision, and its place in the list of changed rounds.
CREATE SEQUENCE round_change;
ALTER TABLE round
  ADD COLUMN status text NOT NULL DEFAULT 'settled' CHECK (status IN ('settled', 'cancelled')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  ADD COLUMN change_no bigint UNIQUE;
UPDATE round r SET change_no = n.no
  FROM (SELECT id, nextval('round_change') AS no
          FROM (SELECT id FROM round ORDER BY created_at, id) o) n
 WHERE n.id = r.id;
ALTER TABLE round ALTER change_no SET NOT NULL;

-- A corrected or cancelled round may pay something else than its roll.
ALTER TABLE round DROP CONSTRAINT round_check;
ALTER TABLE round ADD CONSTRAINT round_pays
  CHECK (revision > 1 OR (payout > 0) = (roll < chance * 100));
