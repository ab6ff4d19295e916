-- Makes the two databases, each with a login of its own that cannot enter the other. Run by the server's superuser at every
-- start: it is safe to repeat, and gives the logins the passwords that are set now.
\set ON_ERROR_STOP on
\getenv lantern_password LANTERN_DB_PASSWORD
\getenv arcade_password ARCADE_DB_PASSWORD

select format('create role %I', name) from unnest(array['lantern', 'arcade']) as name
  where not exists (select from pg_roles where rolname = name) \gexec

-- The site's migrations make the role `lantern_app`, under which the site works.
alter role lantern login createrole password :'lantern_password';
alter role arcade login password :'arcade_password';

select format('create database %I owner %I', name, name) from unnest(array['lantern', 'arcade']) as name
  where not exists (select from pg_database where datname = name) \gexec

revoke all on database lantern, arcade from public;
