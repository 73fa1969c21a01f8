-- Run after the tables of a migration; each statement may run again.
-- Events get their number when the transaction commits (docs/product.md §11.3): numbers follow the order of commits,
-- and the channel is locked for that moment only. Whoever listens is told where to look.
create or replace function comanda_number_event() returns trigger
  language plpgsql as $$
declare
  next bigint;
begin
  insert into live_channel as channel (id_company, seq) values (new.id_company, 1)
    on conflict (id_company) do update set seq = channel.seq + 1
    returning seq into next;
  update live_event set seq = next where id_company = new.id_company and id = new.id;
  perform pg_notify('comanda_live', new.id_company::text);
  return null;
end $$;
drop trigger if exists live_event_number on live_event;
create constraint trigger live_event_number after insert on live_event
  deferrable initially deferred for each row execute function comanda_number_event();

-- What a person may do has changed: open channels are judged anew (docs/product.md §2.2.4, §5.1.5).
create or replace function comanda_access_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_access', (coalesce(new, old)).id_user::text);
  perform pg_notify('comanda_access', id_holder::text) from access_key
    where id_giver = (coalesce(new, old)).id_user and revoked is null and id_holder is not null;
  return null;
end $$;
drop trigger if exists login_access on login;
create trigger login_access after update of ended on login
  for each row when (new.ended is not null) execute function comanda_access_changed();
drop trigger if exists membership_access on membership;
create trigger membership_access after insert or update or delete on membership
  for each row execute function comanda_access_changed();
-- What a role says has changed: it is another edition, and everybody whom that role reaches is told, whichever
-- statement it was.
create or replace function comanda_role_changed() returns trigger
  language plpgsql as $$
begin
  update role set edition = gen_random_uuid() where code in (select role from changed);
  perform pg_notify('comanda_access', reached.id::text) from (
    select id_user as id from membership where role in (select role from changed)
    union
    -- What a key opens is what its giver may do.
    select held.id_holder from access_key held
      join membership given on given.id_user = held.id_giver and given.id_company = held.id_company
      where given.role in (select role from changed) and held.revoked is null and held.id_holder is not null
    union
    select id from app_user where exists (select from changed where role = 'USER')
      or kind = 'SYS' and exists (select from changed where role = 'OPERATOR')
      or kind = 'DEV' and exists (select from changed where role = 'DEVELOPER')
  ) reached;
  return null;
end $$;
drop trigger if exists role_permission_given on role_permission;
create trigger role_permission_given after insert on role_permission
  referencing new table as changed for each statement execute function comanda_role_changed();
drop trigger if exists role_permission_moved on role_permission;
create trigger role_permission_moved after update on role_permission
  referencing new table as changed for each statement execute function comanda_role_changed();
drop trigger if exists role_permission_taken on role_permission;
create trigger role_permission_taken after delete on role_permission
  referencing old table as changed for each statement execute function comanda_role_changed();

-- A role that a company made is had in that company only.
create or replace function comanda_role_is_of_company() returns trigger
  language plpgsql as $$
begin
  if exists (select from role where code = new.role and id_company <> new.id_company) then
    raise exception 'The role % is one of another company.', new.role using errcode = '23514';
  end if;
  return null;
end $$;
drop trigger if exists membership_role_company on membership;
create trigger membership_role_company after insert or update of role, id_company on membership
  for each row execute function comanda_role_is_of_company();
create or replace function comanda_user_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_access', new.id::text);
  perform pg_notify('comanda_access', id_holder::text) from access_key
    where id_giver = new.id and revoked is null and id_holder is not null;
  return null;
end $$;
drop trigger if exists app_user_access on app_user;
create trigger app_user_access after update of status, kind on app_user
  for each row execute function comanda_user_changed();

-- A key opens a company to its holder, or no longer (docs/product.md §22.12).
create or replace function comanda_key_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_access', (coalesce(new, old)).id_holder::text);
  return null;
end $$;
drop trigger if exists access_key_access on access_key;
create trigger access_key_access after insert or update or delete on access_key
  for each row execute function comanda_key_changed();

-- Whoever shows a presentation that was ended is told at once (docs/product.md §20.9).
create or replace function comanda_presentation_ended() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_access', new.id_user::text);
  return null;
end $$;
drop trigger if exists presentation_ended on presentation;
create trigger presentation_ended after update of ended on presentation
  for each row when (old.ended is null and new.ended is not null) execute function comanda_presentation_ended();

-- A screen of the kitchen is one no longer: its sockets are closed at once (docs/product.md §16.8).
create or replace function comanda_screen_ended() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_screen', new.id::text);
  return null;
end $$;
drop trigger if exists kitchen_screen_ended on kitchen_screen;
create trigger kitchen_screen_ended after update of ended on kitchen_screen
  for each row when (old.ended is null and new.ended is not null) execute function comanda_screen_ended();

-- Sums of sales are read from this index alone; it is also their key (docs/product.md §20.6).
create unique index if not exists sale_sum_key on sale_sum (id_company, facet, grain, id_store, day, hour, key, currency)
  include (gross, net, tax, tickets, quantity, discounts, discounted, refunds, refunded, voids, voided, covers, tips,
    rounding, cards, charges, fees, newest);

-- What was noted stays as it was noted, whoever asks (docs/product.md §22.11): the owner of the table too.
create or replace function comanda_stays() returns trigger
  language plpgsql as $$
begin
  raise exception 'What stands in % is not changed.', tg_table_name using errcode = '42501';
end $$;
drop trigger if exists journal_stays on journal;
create trigger journal_stays before update or delete or truncate on journal
  for each statement execute function comanda_stays();

-- Texts of the console are worded otherwise: consoles that are open ask for them (docs/product.md §24.14).
create or replace function comanda_words_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_words', '');
  return null;
end $$;
drop trigger if exists translate_words on translate;
create trigger translate_words after insert or update or delete on translate
  for each statement execute function comanda_words_changed();
