-- What the lottery's office does in the console: it pauses games, and looks at draws that ended.
grant update (paused) on lottery_game to lantern_app;
create index lottery_draw_ended on lottery_draw (closes_at desc) where state in ('settled', 'void');
