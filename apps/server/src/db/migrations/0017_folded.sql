-- What is searched was folded by case alone. A computed column keeps what its function said when it was written, so each
-- is made anew by what the function says now, with its index.
do $$
declare
  searched record;
begin
  for searched in
    select of.oid::regclass as owner, pg_get_expr(made.adbin, of.oid) as source, pg_get_indexdef(known.indexrelid) as index
    from pg_class of
    join pg_attribute field on field.attrelid = of.oid and field.attname = 'search' and field.attgenerated = 's'
    join pg_attrdef made on made.adrelid = of.oid and made.adnum = field.attnum
    join pg_index known on known.indrelid = of.oid and field.attnum = any(known.indkey)
    where of.relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s drop column search', searched.owner);
    execute format('alter table %s add column search text generated always as (%s) stored', searched.owner, searched.source);
    execute searched.index;
  end loop;
end $$;
