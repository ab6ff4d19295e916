-- The lines of a file's statements, each with the days and balances of its statement.
create or replace function statement_file_lines(p_statements jsonb)
returns table (nth integer, line integer, identity text, day date, amount bigint,
               reversal boolean, reference text, counterparty text, words text, mentions text[],
               first date, last date, opening bigint, closing bigint)
language sql immutable as $$
  select (row_number() over ())::integer, l.line, l.identity, l.day, l.amount, l.reversal,
         l.reference, l.counterparty, l.words, l.mentions, s.first, s.last, s.opening, s.closing
    from jsonb_to_recordset(p_statements) s (
           first date, last date, opening bigint, closing bigint, lines jsonb)
   cross join jsonb_to_recordset(s.lines) l (
           line integer, identity text, day date, amount bigint, reversal boolean,
           reference text, counterparty text, words text, mentions text[])
$$;
