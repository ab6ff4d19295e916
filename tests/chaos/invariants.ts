/** A query on the site's database that returns no rows while its rule holds. */
export interface Invariant {
  readonly rule: string;
  /** Returns one row for each violation, in the column `what`. */
  readonly sql: string;
}

export const invariants: readonly Invariant[] = [
  {
    rule: 'I1–I6 the ledger',
    sql: `select concat_ws(' ', rule || ':', subject, detail) as what from ledger_violations()`,
  },
  {
    rule: 'I7 every change has its outbox event',
    sql: `
      select d.reference || ' ' || d.status as what from deposit d
       where d.status = 'paid' and not exists (
         select from published e
          where e.topic = 'deposit' and e.payload ->> 'reference' = d.reference
            and e.payload ->> 'status' = d.status)
      union all
      select w.reference || ' ' || w.status from withdrawal w
       where not exists (
         select from published e
          where e.topic = 'withdrawal' and e.payload ->> 'reference' = w.reference
            and e.payload ->> 'status' = w.status)
      union all
      select w.reference || ' ' || w.state from wallet_transfer w
       where not exists (
         select from published e
          where e.topic = 'wallet' and e.payload ->> 'reference' = w.reference
            and e.payload ->> 'state' = w.state)
      union all
      select l.reference from line_transfer l
       where 2 <> (
         select count(*) from published e
          where e.topic = 'line_transfer' and e.payload ->> 'reference' = l.reference)`,
  },
  {
    rule: 'I8 the chain of the audit log',
    sql: `select concat_ws(' ', seq, rule) as what from audit_violations()`,
  },
  {
    rule: 'I8 each staff action is logged once',
    sql: `
      select w.reference || ' ' || s.status || ': ' || count(e.seq) as what
        from withdrawal w join withdrawal_event s on s.withdrawal_id = w.id and s.by_kind = 'staff'
        left join audit_event e on e.subject = w.reference and e.action = case s.status
          when 'approved' then 'withdrawal_approved' else 'withdrawal_sent' end
       group by w.reference, s.id, s.status having count(e.seq) <> 1`,
  },
  {
    rule: 'I11 a round is the sum of its transactions',
    sql: `
      select g.id || ': ' || concat_ws('/', g.stake, g.win, g.refund) as what
        from game_round g
        left join lateral (
          select sum(v.amount) filter (where v.kind = 'bet') as stake,
                 sum(v.amount) filter (where v.kind = 'win' and not v.rolled_back) as win,
                 sum(v.amount) filter (where v.kind = 'bet' and v.rolled_back) as refund
            from vendor_transaction v
           where v.vendor_code = g.vendor_code and v.vendor_round_id = g.vendor_round_id) x on true
       where (g.stake, g.win, g.refund) is distinct from
             (coalesce(x.stake, 0), coalesce(x.win, 0), coalesce(x.refund, 0))`,
  },
  {
    rule: 'I11 the days of a member are the sum of its rounds',
    sql: `
      select member_id || ': ' || concat_ws(' and rounds ', d.days, r.rounds) as what
        from (select member_id,
                     concat_ws('/', sum(staked), sum(won), sum(refunded), sum(undone)) as days
                from play_day group by 1) d
        full join (select member_id,
                          concat_ws('/', sum(stake), sum(win), sum(refund), sum(refund)) as rounds
                     from game_round where not trial group by 1) r using (member_id)
       where d.days is distinct from r.rounds`,
  },
  {
    rule: 'I12 a withdrawal has one end',
    sql: `
      select w.reference || ' ' || w.status || ': '
             || coalesce(string_agg(t.kind, ', ' order by t.kind), 'nothing moved') as what
        from withdrawal w left join transfer t on t.key like 'withdrawal:' || w.id || ':%'
       group by w.reference, w.status
      having coalesce(string_agg(t.kind, ', ' order by t.kind), '') is distinct from
             case when w.status in ('paid', 'received')
                  then 'withdrawal_fee, withdrawal_hold, withdrawal_paid'
                  when w.status in ('cancelled', 'failed')
                  then 'withdrawal_hold, withdrawal_release' end`,
  },
  {
    rule: 'I12 the held amount equals the open withdrawals',
    sql: `
      select p.member_id || ': ' || p.balance as what from purse p
       where p.purpose = 'withdrawal' and p.balance <> (
         select coalesce(sum(amount), 0) from withdrawal w
          where w.member_id = p.member_id and w.status in ('review', 'approved', 'paying'))`,
  },
  {
    rule: 'I12 the cash days of a member match deposits and withdrawals',
    sql: `
      select m.id || ': '
             || concat_ws('/', coalesce(c.deposited, 0), coalesce(c.withdrawn, 0)) as what
        from member m
        left join (select member_id, sum(deposited) as deposited, sum(withdrawn) as withdrawn
                     from cash_day group by 1) c on c.member_id = m.id
       where (coalesce(c.deposited, 0), coalesce(c.withdrawn, 0)) is distinct from (
         (select coalesce(sum(credited), 0) from deposit d
           where d.member_id = m.id and d.status = 'paid'),
         (select coalesce(sum(amount - fee), 0) from withdrawal w
           where w.member_id = m.id and w.status in ('paid', 'received')))`,
  },
  {
    rule: 'E13 no transfer stays open',
    sql: `
      select w.reference || ' ' || w.state as what
        from wallet_transfer w where w.state not in ('done', 'returned')
      union all
      select p.member_id || ': ' || p.balance
        from purse p where p.purpose = 'transit' and p.balance <> 0`,
  },
  {
    rule: 'E13 a transfer has one outcome',
    sql: `
      select w.reference || ' ' || w.state || ': '
             || coalesce(string_agg(t.kind, ', ' order by t.kind), 'nothing moved') as what
        from wallet_transfer w left join transfer t on t.key like 'wallet:' || w.id || ':%'
       group by w.reference, w.state, w.direction, w.amount
      having coalesce(string_agg(t.kind, ', ' order by t.kind), '') is distinct from
             case when w.direction = 'in' and w.state = 'done' then 'wallet_out, wallet_sent'
                  when w.direction = 'in' and w.state = 'returned'
                  then 'wallet_out, wallet_returned'
                  when w.state = 'done' and w.amount > 0 then 'wallet_in'
                  when w.direction = 'out' and w.state in ('done', 'returned') then '' end`,
  },
];

/** Copies outbox rows, because the site deletes them after publishing. */
export const keepPublished = `
  create table published (topic text not null, payload jsonb not null);
  create index published_reference on published ((payload ->> 'reference'));
  create function keep_published() returns trigger language plpgsql security definer as $$
    begin
      if new.payload ? 'reference' then
        insert into published (topic, payload) values (new.topic, new.payload);
      end if;
      return null;
    end $$;
  create trigger keep_published after insert on outbox
    for each row execute function keep_published()`;
