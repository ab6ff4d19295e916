-- Keeps what is left to wager the same when a stake from before the requirement is refunded. The
-- caller holds the locks of the member's purses.
create or replace function turnover_follow(p_member uuid) returns void language sql as $$
  update member_turnover t set start = done, mark = t.mark - (t.start - done)
    from turnover_done(p_member) as done where t.member_id = p_member and t.start > done
$$;
