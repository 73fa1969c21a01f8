-- Run before the tables of a migration; each statement may run again.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Roles belong to the cluster, not to the database: another one may have made them already.
do $$
begin
  create role comanda_request nologin nosuperuser nobypassrls noinherit;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  create role comanda_gate nologin nosuperuser nobypassrls noinherit;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant comanda_request, comanda_gate to %I', session_user);
exception when others then
  -- A superuser needs no grant; anyone else must have been given the roles.
  if not pg_has_role(session_user, 'comanda_request', 'member') or not pg_has_role(session_user, 'comanda_gate', 'member') then
    raise;
  end if;
end $$;

-- Every language's text, one a line, for searching.
create or replace function comanda_texts(names jsonb) returns text
  language sql immutable strict parallel safe
  return (select string_agg(value, E'\n' order by key) from jsonb_each_text(names));

-- Text without regard to case (docs/product.md §6.2.4). A sigma is one letter, wherever in a word it stands.
create or replace function comanda_fold(words text) returns text
  language sql immutable strict parallel safe
  return replace(lower(words collate "und-x-icu"), 'ς', 'σ');

-- Row-level security keeps an index from being used by a function that might leak rows through its errors. These do
-- not; only a superuser may say so, elsewhere searching and sorting read the company's rows one by one.
do $$
begin
  alter function textlike(text, text) leakproof;
  alter function numeric_lt(numeric, numeric) leakproof;
  alter function numeric_le(numeric, numeric) leakproof;
  alter function numeric_gt(numeric, numeric) leakproof;
  alter function numeric_ge(numeric, numeric) leakproof;
  alter function numeric_eq(numeric, numeric) leakproof;
  alter function lower(text) leakproof;
  alter function jsonb_object_field_text(jsonb, text) leakproof;
exception when insufficient_privilege then null;
end $$;
