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

-- Every three characters that stand together in a line, in any alphabet, and the last two and one of it: what an index
-- of searching holds. Those of what is looked for, as a condition on them: fewer than three begin one of them.
create or replace function comanda_grams(words text) returns tsvector
  language sql immutable strict parallel safe cost 1000
  return (select array_to_tsvector(coalesce(array_agg(substr(line, place, 3)), '{}'))
    from string_to_table(words, E'\n') line, generate_series(1, length(line)) place);
create or replace function comanda_asked(words text) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg(
      format('''%s''%s', replace(replace(substr(line, place, 3), '\', '\\'), '''', ''''''),
        case when length(line) < 3 then ':*' else '' end), ' & ')::tsquery
    from string_to_table(words, E'\n') line, generate_series(1, greatest(length(line) - 2, 1)) place
    where line <> '');

-- Row-level security keeps an index from being used by a function that might leak rows through its errors. These do
-- not; only a superuser may say so, elsewhere searching and sorting read the company's rows one by one.
do $$
begin
  alter function textlike(text, text) leakproof;
  alter function comanda_grams(text) leakproof;
  alter function ts_match_vq(tsvector, tsquery) leakproof;
  alter function numeric_lt(numeric, numeric) leakproof;
  alter function numeric_le(numeric, numeric) leakproof;
  alter function numeric_gt(numeric, numeric) leakproof;
  alter function numeric_ge(numeric, numeric) leakproof;
  alter function numeric_eq(numeric, numeric) leakproof;
  alter function lower(text) leakproof;
  alter function jsonb_object_field_text(jsonb, text) leakproof;
exception when insufficient_privilege then null;
end $$;
