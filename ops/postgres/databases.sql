-- Makes the databases, each with logins of its own that cannot enter the other. Run by the server's superuser at every
-- start: it is safe to repeat, and gives the logins the passwords that are set now.
\set ON_ERROR_STOP on
set client_min_messages = warning;
\getenv lantern_password LANTERN_DB_PASSWORD
\getenv site_password LANTERN_SITE_DB_PASSWORD
\getenv arcade_password ARCADE_DB_PASSWORD
\getenv parlour_password PARLOUR_DB_PASSWORD

select format('create role %I', name) from unnest(array['lantern', 'lantern_app', 'lantern_site', 'arcade', 'parlour']) as name
  where not exists (select from pg_roles where rolname = name) \gexec

-- The set-up logs in as the owner of the tables, and its migrations say what `lantern_app` may. Gateway and worker log in as
-- one that is a member of that role and of nothing else, so that who takes them over is no owner either.
alter role lantern login createrole password :'lantern_password';
grant lantern_app to lantern with admin option;
alter role lantern_site login password :'site_password';
grant lantern_app to lantern_site;
alter role arcade login password :'arcade_password';
alter role parlour login password :'parlour_password';

select format('create database %I owner %I', name, name) from unnest(array['lantern', 'arcade', 'parlour']) as name
  where not exists (select from pg_database where datname = name) \gexec

revoke all on database lantern, arcade, parlour from public;
-- CREATE is for a schema of its own, in which the job queue keeps its tables; it gives no right in the site's.
grant connect, create, temporary on database lantern to lantern_site;

-- A queue that another login made cannot be used by this one. It holds when jobs ran, and the worker makes it anew.
\connect lantern
select 'drop schema pgboss cascade' from pg_namespace where nspname = 'pgboss' and nspowner <> 'lantern_site'::regrole \gexec
