/**
 * A question to the site's database that has no answer as long as a rule holds. Each row names what
 * breaks it.
 */
export interface Invariant {
  readonly rule: string;
  /** Answers rows with one column `what`. */
  readonly sql: string;
}

export const invariants: readonly Invariant[] = [
  {
    rule: 'I1–I6 the ledger',
    sql: `select concat_ws(' ', rule || ':', subject, detail) as what from ledger_violations()`,
  },
  {
    rule: 'I7 what happened was written down to be told',
    sql: `
      select d.reference || ' ' || d.status as what from deposit d
       where d.status = 'paid' and not exists (select from told t where t.topic = 'deposit' and t.payload ->> 'reference' = d.reference
                                                                    and t.payload ->> 'status' = d.status)
      union all
      select w.reference || ' ' || w.status from withdrawal w
       where not exists (select from told t where t.topic = 'withdrawal' and t.payload ->> 'reference' = w.reference
                                              and t.payload ->> 'status' = w.status)
      union all
      select w.reference || ' ' || w.state from wallet_transfer w
       where not exists (select from told t where t.topic = 'wallet' and t.payload ->> 'reference' = w.reference
                                              and t.payload ->> 'state' = w.state)
      union all
      select l.reference from line_transfer l
       where 2 <> (select count(*) from told t where t.topic = 'line_transfer' and t.payload ->> 'reference' = l.reference)`,
  },
  {
    rule: 'I8 the chain of the audit log',
    sql: `select concat_ws(' ', seq, rule) as what from audit_violations()`,
  },
  {
    rule: 'I8 what the staff did stands there once',
    sql: `
      select w.reference || ' ' || s.status || ': ' || count(e.seq) as what
        from withdrawal w join withdrawal_event s on s.withdrawal_id = w.id and s.by_kind = 'staff'
        left join audit_event e on e.subject = w.reference
                               and e.action = case s.status when 'approved' then 'withdrawal_approved' else 'withdrawal_sent' end
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
            from vendor_transaction v where v.vendor_code = g.vendor_code and v.vendor_round_id = g.vendor_round_id) x on true
       where (g.stake, g.win, g.refund) is distinct from (coalesce(x.stake, 0), coalesce(x.win, 0), coalesce(x.refund, 0))`,
  },
  {
    rule: 'I11 the days of a member are the sum of its rounds',
    sql: `
      select member_id || ': ' || concat_ws(' and rounds ', d.days, r.rounds) as what
        from (select member_id, concat_ws('/', sum(staked), sum(won), sum(refunded), sum(undone)) as days from play_day group by 1) d
        full join (select member_id, concat_ws('/', sum(stake), sum(win), sum(refund), sum(refund)) as rounds from game_round where not trial group by 1) r
          using (member_id)
       where d.days is distinct from r.rounds`,
  },
  {
    rule: 'I12 a withdrawal has one end',
    sql: `
      select w.reference || ' ' || w.status || ': ' || coalesce(string_agg(t.kind, ', ' order by t.kind), 'nothing moved') as what
        from withdrawal w left join transfer t on t.key like 'withdrawal:' || w.id || ':%'
       group by w.reference, w.status
      having coalesce(string_agg(t.kind, ', ' order by t.kind), '') is distinct from
             case when w.status in ('paid', 'received') then 'withdrawal_fee, withdrawal_hold, withdrawal_paid'
                  when w.status in ('cancelled', 'failed') then 'withdrawal_hold, withdrawal_release' end`,
  },
  {
    rule: 'I12 what is held is what is asked for and not decided',
    sql: `
      select p.member_id || ': ' || p.balance as what from purse p
       where p.purpose = 'withdrawal' and p.balance <> (
         select coalesce(sum(amount), 0) from withdrawal w
          where w.member_id = p.member_id and w.status in ('review', 'approved', 'paying'))`,
  },
  {
    rule: 'I12 the days of a member are what came in and went out',
    sql: `
      select m.id || ': ' || concat_ws('/', coalesce(c.deposited, 0), coalesce(c.withdrawn, 0)) as what
        from member m
        left join (select member_id, sum(deposited) as deposited, sum(withdrawn) as withdrawn from cash_day group by 1) c on c.member_id = m.id
       where (coalesce(c.deposited, 0), coalesce(c.withdrawn, 0)) is distinct from (
         (select coalesce(sum(credited), 0) from deposit d where d.member_id = m.id and d.status = 'paid'),
         (select coalesce(sum(amount - fee), 0) from withdrawal w where w.member_id = m.id and w.status in ('paid', 'received')))`,
  },
  {
    rule: 'E13 nothing stays on its way',
    sql: `
      select w.reference || ' ' || w.state as what from wallet_transfer w where w.state not in ('done', 'returned')
      union all
      select p.member_id || ': ' || p.balance from purse p where p.purpose = 'transit' and p.balance <> 0`,
  },
  {
    rule: 'E13 a transfer has one end',
    sql: `
      select w.reference || ' ' || w.state || ': ' || coalesce(string_agg(t.kind, ', ' order by t.kind), 'nothing moved') as what
        from wallet_transfer w left join transfer t on t.key like 'wallet:' || w.id || ':%'
       group by w.reference, w.state, w.direction, w.amount
      having coalesce(string_agg(t.kind, ', ' order by t.kind), '') is distinct from
             case when w.direction = 'in' and w.state = 'done' then 'wallet_out, wallet_sent'
                  when w.direction = 'in' and w.state = 'returned' then 'wallet_out, wallet_returned'
                  when w.state = 'done' and w.amount > 0 then 'wallet_in'
                  when w.direction = 'out' and w.state in ('done', 'returned') then '' end`,
  },
];

/** Keeps what is written into the outbox, from which the site removes what it has told. */
export const keepTold = `
  create table told (topic text not null, payload jsonb not null);
  create index told_reference on told ((payload ->> 'reference'));
  create function keep_told() returns trigger language plpgsql security definer as $$
    begin
      if new.payload ? 'reference' then insert into told (topic, payload) values (new.topic, new.payload); end if;
      return null;
    end $$;
  create trigger keep_told after insert on outbox for each row execute function keep_told()`;
