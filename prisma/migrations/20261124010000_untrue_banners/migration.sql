-- Banners of the seed that said what a site does not have. Games have come, and a category without
-- games has no banner.
delete from banner where texts #>> '{en,title}' in (
  'Looking for slots?', 'No live tables yet', 'No fishing games yet', 'No card games yet',
  'No sports yet', 'No e-sports yet', 'No draws yet', 'Nothing to redeem yet');
