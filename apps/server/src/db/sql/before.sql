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

-- Text as people type it (docs/product.md §6.2.4): without regard to case, accents, width, ligatures, vowel signs and
-- doubled spaces. `fold` of @comanda/api/words is the same; a contract test compares the two. What is kept folded is
-- folded anew by a migration when this changes (0016).
create or replace function comanda_fold(words text) returns text
  language sql immutable strict parallel safe
  return normalize(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(words, NFKD) collate "und-x-icu"),
          E'[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]+',
          '', 'g'),
        E'øłđðħıς⁄\u0671\u0649\u06cc\u06a9\u0629\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2013\u2014٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        E'olddhiσ/\u0627\u064a\u064a\u0643\u0647\'\'\'""----01234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    E'[\t\u000b\f\r \u0085\u1680\u2028\u2029]+', ' ', 'g'), NFC);

-- What `like` looks for to find words anywhere in a folded text. Folded before its signs are escaped: a wide ％ becomes one.
create or replace function comanda_sought(words text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(comanda_fold(words), '([\\%_])', '\\\1', 'g') || '%';

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
