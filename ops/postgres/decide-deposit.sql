-- Decides a deposit that is in review: psql -d lantern -v reference=D-… -v amount=MINOR_UNITS -v by=NAME -f decide-deposit.sql
-- An amount above zero is credited, as the deposit's one credit there can ever be, and pays first what the member owes; zero
-- closes the deposit as failed. Add -v payment=ID when another payment is credited than the first that the gateway told of.
-- It happens whole or not at all, the member's pages hear of it, and who decided stands among the gateway's events.
\set ON_ERROR_STOP on
\if :{?payment}
\else
  \set payment ''
\endif

select decide_deposit(:'reference', :'amount'::bigint, :'by', nullif(:'payment', '')) as status \gset
\echo :reference is :status
