-- Creates the databases. Each has its own logins, which cannot open the others. The superuser runs
-- it at every start: it is safe to repeat, and sets the current passwords.
\set ON_ERROR_STOP on
set client_min_messages = warning;
\getenv lantern_password LANTERN_DB_PASSWORD
\getenv site_password LANTERN_SITE_DB_PASSWORD
\getenv arcade_password ARCADE_DB_PASSWORD
\getenv parlour_password PARLOUR_DB_PASSWORD

select format('create role %I', name)
  from unnest(array['lantern', 'lantern_app', 'lantern_site', 'arcade', 'parlour']) as name
  where not exists (select from pg_roles where rolname = name) \gexec

-- The set-up logs in as the owner of the tables; its migrations grant rights to `lantern_app`.
-- Gateway and worker log in as a member of only that role, so a compromised one is not the owner.
alter role lantern login createrole password :'lantern_password';
grant lantern_app to lantern with admin option;
alter role lantern_site login password :'site_password';
grant lantern_app to lantern_site;
alter role arcade login password :'arcade_password';
alter role parlour login password :'parlour_password';

select format('create database %I owner %I', name, name)
  from unnest(array['lantern', 'arcade', 'parlour']) as name
  where not exists (select from pg_database where datname = name) \gexec

revoke all on database lantern, arcade, parlour from public;
-- CREATE is for the job queue's own schema. It grants nothing on the site's schema.
grant connect, create, temporary on database lantern to lantern_site;

-- This login cannot use a queue that another login created. The queue only stores when jobs ran,
-- and the worker recreates it.
\connect lantern
select 'drop schema pgboss cascade' from pg_namespace
  where nspname = 'pgboss' and nspowner <> 'lantern_site'::regrole \gexec
