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

-- Row-level security keeps an index from being used by a function that might leak rows through its errors. That of
-- ILIKE does not; only a superuser may say so, elsewhere searching reads the company's rows one by one.
do $$
begin
  alter function texticlike(text, text) leakproof;
exception when insufficient_privilege then null;
end $$;

CREATE TABLE "import" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"id_author" uuid NOT NULL,
	"author_name" text NOT NULL,
	"id_actor" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"rested" timestamp with time zone,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"refusal" jsonb,
	"halt" jsonb,
	"source" jsonb,
	"header" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decimal_sign" text DEFAULT '.' NOT NULL,
	"unnamed" text NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"beside" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb,
	"stored" jsonb,
	"undone" jsonb,
	"worker" uuid,
	"heartbeat" timestamp with time zone,
	CONSTRAINT "import_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "import_part" (
	"id_company" uuid NOT NULL,
	"id_import" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_part_id_company_id_import_position_pk" PRIMARY KEY("id_company","id_import","position")
);


CREATE TABLE "import_row" (
	"id_company" uuid NOT NULL,
	"id_import" uuid NOT NULL,
	"position" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"kind" text,
	"problems" text[],
	"outcome" jsonb,
	"id_record" uuid,
	"wrote" text,
	"version_after" integer,
	"before" jsonb,
	"kept" text,
	CONSTRAINT "import_row_id_company_id_import_position_pk" PRIMARY KEY("id_company","id_import","position")
);


ALTER TABLE "import" ADD CONSTRAINT "import_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "import_part" ADD CONSTRAINT "import_part_id_company_id_import_import_id_company_id_fk" FOREIGN KEY ("id_company","id_import") REFERENCES "public"."import"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "import_row" ADD CONSTRAINT "import_row_id_company_id_import_import_id_company_id_fk" FOREIGN KEY ("id_company","id_import") REFERENCES "public"."import"("id_company","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "import_newest" ON "import" USING btree ("id_company","created");

CREATE INDEX "import_waiting" ON "import" USING btree ("created") WHERE state in ('reading', 'judging', 'storing', 'undoing');

CREATE INDEX "import_row_kind" ON "import_row" USING btree ("id_company","id_import","kind","position");

CREATE INDEX "import_row_number" ON "import_row" USING btree ("id_company","id_import","number");

revoke all on "acknowledgement" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "acknowledgement" to comanda_request;
alter table "acknowledgement" enable row level security;
alter table "acknowledgement" force row level security;
drop policy if exists of_request on "acknowledgement";
create policy of_request on "acknowledgement" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "acknowledgement";
create policy of_gate on "acknowledgement" to comanda_gate using (true) with check (true);
revoke all on "app_user" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "app_user" to comanda_gate;
alter table "app_user" enable row level security;
alter table "app_user" force row level security;
drop policy if exists of_request on "app_user";
create policy of_request on "app_user" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "app_user";
create policy of_gate on "app_user" to comanda_gate using (true) with check (true);
revoke all on "area" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "area" to comanda_request;
alter table "area" enable row level security;
alter table "area" force row level security;
drop policy if exists of_request on "area";
create policy of_request on "area" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "area";
create policy of_gate on "area" to comanda_gate using (true) with check (true);
revoke all on "business_source" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "business_source" to comanda_request;
alter table "business_source" enable row level security;
alter table "business_source" force row level security;
drop policy if exists of_request on "business_source";
create policy of_request on "business_source" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "business_source";
create policy of_gate on "business_source" to comanda_gate using (true) with check (true);
revoke all on "closing" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "closing" to comanda_request;
alter table "closing" enable row level security;
alter table "closing" force row level security;
drop policy if exists of_request on "closing";
create policy of_request on "closing" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "closing";
create policy of_gate on "closing" to comanda_gate using (true) with check (true);
revoke all on "commit_item" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "commit_item" to comanda_request;
alter table "commit_item" enable row level security;
alter table "commit_item" force row level security;
drop policy if exists of_request on "commit_item";
create policy of_request on "commit_item" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "commit_item";
create policy of_gate on "commit_item" to comanda_gate using (true) with check (true);
revoke all on "company" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "company" to comanda_request;
grant select on "company" to comanda_gate;
alter table "company" enable row level security;
alter table "company" force row level security;
drop policy if exists of_request on "company";
create policy of_request on "company" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "company";
create policy of_gate on "company" to comanda_gate using (true) with check (true);
revoke all on "company_language" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "company_language" to comanda_request;
grant select on "company_language" to comanda_gate;
alter table "company_language" enable row level security;
alter table "company_language" force row level security;
drop policy if exists of_request on "company_language";
create policy of_request on "company_language" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "company_language";
create policy of_gate on "company_language" to comanda_gate using (true) with check (true);
revoke all on "currency" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "currency" to comanda_request;
alter table "currency" enable row level security;
alter table "currency" force row level security;
drop policy if exists of_request on "currency";
create policy of_request on "currency" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "currency";
create policy of_gate on "currency" to comanda_gate using (true) with check (true);
revoke all on "department" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "department" to comanda_request;
alter table "department" enable row level security;
alter table "department" force row level security;
drop policy if exists of_request on "department";
create policy of_request on "department" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "department";
create policy of_gate on "department" to comanda_gate using (true) with check (true);
revoke all on "device_licence" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "device_licence" to comanda_gate;
alter table "device_licence" enable row level security;
alter table "device_licence" force row level security;
drop policy if exists of_request on "device_licence";
create policy of_request on "device_licence" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "device_licence";
create policy of_gate on "device_licence" to comanda_gate using (true) with check (true);
revoke all on "idempotency" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "idempotency" to comanda_request;
alter table "idempotency" enable row level security;
alter table "idempotency" force row level security;
drop policy if exists of_request on "idempotency";
create policy of_request on "idempotency" to comanda_request using (id_caller = (select nullif(current_setting('app.user', true), '')::uuid)) with check (id_caller = (select nullif(current_setting('app.user', true), '')::uuid));
drop policy if exists of_gate on "idempotency";
create policy of_gate on "idempotency" to comanda_gate using (true) with check (true);
revoke all on "image" from public, comanda_request, comanda_gate;
grant select, insert on "image" to comanda_request;
grant select on "image" to comanda_gate;
alter table "image" enable row level security;
alter table "image" force row level security;
drop policy if exists of_request on "image";
create policy of_request on "image" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "image";
create policy of_gate on "image" to comanda_gate using (true) with check (true);
revoke all on "import" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "import" to comanda_request;
grant select, update, delete on "import" to comanda_gate;
alter table "import" enable row level security;
alter table "import" force row level security;
drop policy if exists of_request on "import";
create policy of_request on "import" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "import";
create policy of_gate on "import" to comanda_gate using (true) with check (true);
revoke all on "import_part" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "import_part" to comanda_request;
alter table "import_part" enable row level security;
alter table "import_part" force row level security;
drop policy if exists of_request on "import_part";
create policy of_request on "import_part" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "import_part";
create policy of_gate on "import_part" to comanda_gate using (true) with check (true);
revoke all on "import_row" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "import_row" to comanda_request;
alter table "import_row" enable row level security;
alter table "import_row" force row level security;
drop policy if exists of_request on "import_row";
create policy of_request on "import_row" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "import_row";
create policy of_gate on "import_row" to comanda_gate using (true) with check (true);
revoke all on "item_group" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "item_group" to comanda_request;
alter table "item_group" enable row level security;
alter table "item_group" force row level security;
drop policy if exists of_request on "item_group";
create policy of_request on "item_group" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "item_group";
create policy of_gate on "item_group" to comanda_gate using (true) with check (true);
revoke all on "item_group_products" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "item_group_products" to comanda_request;
alter table "item_group_products" enable row level security;
alter table "item_group_products" force row level security;
drop policy if exists of_request on "item_group_products";
create policy of_request on "item_group_products" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "item_group_products";
create policy of_gate on "item_group_products" to comanda_gate using (true) with check (true);
revoke all on "kitchen_order" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "kitchen_order" to comanda_request;
alter table "kitchen_order" enable row level security;
alter table "kitchen_order" force row level security;
drop policy if exists of_request on "kitchen_order";
create policy of_request on "kitchen_order" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "kitchen_order";
create policy of_gate on "kitchen_order" to comanda_gate using (true) with check (true);
revoke all on "live_channel" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "live_channel" to comanda_request;
alter table "live_channel" enable row level security;
alter table "live_channel" force row level security;
drop policy if exists of_request on "live_channel";
create policy of_request on "live_channel" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "live_channel";
create policy of_gate on "live_channel" to comanda_gate using (true) with check (true);
revoke all on "live_event" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "live_event" to comanda_request;
alter table "live_event" enable row level security;
alter table "live_event" force row level security;
drop policy if exists of_request on "live_event";
create policy of_request on "live_event" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "live_event";
create policy of_gate on "live_event" to comanda_gate using (true) with check (true);
revoke all on "login" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "login" to comanda_gate;
alter table "login" enable row level security;
alter table "login" force row level security;
drop policy if exists of_request on "login";
create policy of_request on "login" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "login";
create policy of_gate on "login" to comanda_gate using (true) with check (true);
revoke all on "login_token" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "login_token" to comanda_gate;
alter table "login_token" enable row level security;
alter table "login_token" force row level security;
drop policy if exists of_request on "login_token";
create policy of_request on "login_token" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "login_token";
create policy of_gate on "login_token" to comanda_gate using (true) with check (true);
revoke all on "matrix" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "matrix" to comanda_request;
alter table "matrix" enable row level security;
alter table "matrix" force row level security;
drop policy if exists of_request on "matrix";
create policy of_request on "matrix" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "matrix";
create policy of_gate on "matrix" to comanda_gate using (true) with check (true);
revoke all on "matrix_columns" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "matrix_columns" to comanda_request;
alter table "matrix_columns" enable row level security;
alter table "matrix_columns" force row level security;
drop policy if exists of_request on "matrix_columns";
create policy of_request on "matrix_columns" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "matrix_columns";
create policy of_gate on "matrix_columns" to comanda_gate using (true) with check (true);
revoke all on "matrix_rows" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "matrix_rows" to comanda_request;
alter table "matrix_rows" enable row level security;
alter table "matrix_rows" force row level security;
drop policy if exists of_request on "matrix_rows";
create policy of_request on "matrix_rows" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "matrix_rows";
create policy of_gate on "matrix_rows" to comanda_gate using (true) with check (true);
revoke all on "membership" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "membership" to comanda_gate;
alter table "membership" enable row level security;
alter table "membership" force row level security;
drop policy if exists of_request on "membership";
create policy of_request on "membership" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "membership";
create policy of_gate on "membership" to comanda_gate using (true) with check (true);
revoke all on "message" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "message" to comanda_request;
alter table "message" enable row level security;
alter table "message" force row level security;
drop policy if exists of_request on "message";
create policy of_request on "message" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "message";
create policy of_gate on "message" to comanda_gate using (true) with check (true);
revoke all on "modifier" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "modifier" to comanda_request;
alter table "modifier" enable row level security;
alter table "modifier" force row level security;
drop policy if exists of_request on "modifier";
create policy of_request on "modifier" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "modifier";
create policy of_gate on "modifier" to comanda_gate using (true) with check (true);
revoke all on "modifier_choices" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "modifier_choices" to comanda_request;
alter table "modifier_choices" enable row level security;
alter table "modifier_choices" force row level security;
drop policy if exists of_request on "modifier_choices";
create policy of_request on "modifier_choices" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "modifier_choices";
create policy of_gate on "modifier_choices" to comanda_gate using (true) with check (true);
revoke all on "pack" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "pack" to comanda_request;
alter table "pack" enable row level security;
alter table "pack" force row level security;
drop policy if exists of_request on "pack";
create policy of_request on "pack" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "pack";
create policy of_gate on "pack" to comanda_gate using (true) with check (true);
revoke all on "pack_parts" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "pack_parts" to comanda_request;
alter table "pack_parts" enable row level security;
alter table "pack_parts" force row level security;
drop policy if exists of_request on "pack_parts";
create policy of_request on "pack_parts" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "pack_parts";
create policy of_gate on "pack_parts" to comanda_gate using (true) with check (true);
revoke all on "payment_method" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "payment_method" to comanda_request;
alter table "payment_method" enable row level security;
alter table "payment_method" force row level security;
drop policy if exists of_request on "payment_method";
create policy of_request on "payment_method" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "payment_method";
create policy of_gate on "payment_method" to comanda_gate using (true) with check (true);
revoke all on "product" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product" to comanda_request;
alter table "product" enable row level security;
alter table "product" force row level security;
drop policy if exists of_request on "product";
create policy of_request on "product" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product";
create policy of_gate on "product" to comanda_gate using (true) with check (true);
revoke all on "product_allergens" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_allergens" to comanda_request;
alter table "product_allergens" enable row level security;
alter table "product_allergens" force row level security;
drop policy if exists of_request on "product_allergens";
create policy of_request on "product_allergens" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_allergens";
create policy of_gate on "product_allergens" to comanda_gate using (true) with check (true);
revoke all on "product_bar_code" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_bar_code" to comanda_request;
alter table "product_bar_code" enable row level security;
alter table "product_bar_code" force row level security;
drop policy if exists of_request on "product_bar_code";
create policy of_request on "product_bar_code" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_bar_code";
create policy of_gate on "product_bar_code" to comanda_gate using (true) with check (true);
revoke all on "product_group" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_group" to comanda_request;
alter table "product_group" enable row level security;
alter table "product_group" force row level security;
drop policy if exists of_request on "product_group";
create policy of_request on "product_group" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_group";
create policy of_gate on "product_group" to comanda_gate using (true) with check (true);
revoke all on "product_id_business_sources" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_id_business_sources" to comanda_request;
alter table "product_id_business_sources" enable row level security;
alter table "product_id_business_sources" force row level security;
drop policy if exists of_request on "product_id_business_sources";
create policy of_request on "product_id_business_sources" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_id_business_sources";
create policy of_gate on "product_id_business_sources" to comanda_gate using (true) with check (true);
revoke all on "product_matrix" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_matrix" to comanda_request;
alter table "product_matrix" enable row level security;
alter table "product_matrix" force row level security;
drop policy if exists of_request on "product_matrix";
create policy of_request on "product_matrix" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_matrix";
create policy of_gate on "product_matrix" to comanda_gate using (true) with check (true);
revoke all on "product_modifiers" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_modifiers" to comanda_request;
alter table "product_modifiers" enable row level security;
alter table "product_modifiers" force row level security;
drop policy if exists of_request on "product_modifiers";
create policy of_request on "product_modifiers" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_modifiers";
create policy of_gate on "product_modifiers" to comanda_gate using (true) with check (true);
revoke all on "product_rate_product" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_rate_product" to comanda_request;
alter table "product_rate_product" enable row level security;
alter table "product_rate_product" force row level security;
drop policy if exists of_request on "product_rate_product";
create policy of_request on "product_rate_product" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_rate_product";
create policy of_gate on "product_rate_product" to comanda_gate using (true) with check (true);
revoke all on "product_supplement" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "product_supplement" to comanda_request;
alter table "product_supplement" enable row level security;
alter table "product_supplement" force row level security;
drop policy if exists of_request on "product_supplement";
create policy of_request on "product_supplement" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "product_supplement";
create policy of_gate on "product_supplement" to comanda_gate using (true) with check (true);
revoke all on "published" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "published" to comanda_request;
alter table "published" enable row level security;
alter table "published" force row level security;
drop policy if exists of_request on "published";
create policy of_request on "published" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "published";
create policy of_gate on "published" to comanda_gate using (true) with check (true);
revoke all on "rate" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "rate" to comanda_request;
alter table "rate" enable row level security;
alter table "rate" force row level security;
drop policy if exists of_request on "rate";
create policy of_request on "rate" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "rate";
create policy of_gate on "rate" to comanda_gate using (true) with check (true);
revoke all on "region" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "region" to comanda_request;
alter table "region" enable row level security;
alter table "region" force row level security;
drop policy if exists of_request on "region";
create policy of_request on "region" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "region";
create policy of_gate on "region" to comanda_gate using (true) with check (true);
revoke all on "region_currencies" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "region_currencies" to comanda_request;
alter table "region_currencies" enable row level security;
alter table "region_currencies" force row level security;
drop policy if exists of_request on "region_currencies";
create policy of_request on "region_currencies" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "region_currencies";
create policy of_gate on "region_currencies" to comanda_gate using (true) with check (true);
revoke all on "region_payment_methods" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "region_payment_methods" to comanda_request;
alter table "region_payment_methods" enable row level security;
alter table "region_payment_methods" force row level security;
drop policy if exists of_request on "region_payment_methods";
create policy of_request on "region_payment_methods" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "region_payment_methods";
create policy of_gate on "region_payment_methods" to comanda_gate using (true) with check (true);
revoke all on "region_taxes" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "region_taxes" to comanda_request;
alter table "region_taxes" enable row level security;
alter table "region_taxes" force row level security;
drop policy if exists of_request on "region_taxes";
create policy of_request on "region_taxes" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "region_taxes";
create policy of_gate on "region_taxes" to comanda_gate using (true) with check (true);
revoke all on "region_ticket_kinds" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "region_ticket_kinds" to comanda_request;
alter table "region_ticket_kinds" enable row level security;
alter table "region_ticket_kinds" force row level security;
drop policy if exists of_request on "region_ticket_kinds";
create policy of_request on "region_ticket_kinds" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "region_ticket_kinds";
create policy of_gate on "region_ticket_kinds" to comanda_gate using (true) with check (true);
revoke all on "role" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "role" to comanda_gate;
alter table "role" enable row level security;
alter table "role" force row level security;
drop policy if exists of_request on "role";
create policy of_request on "role" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "role";
create policy of_gate on "role" to comanda_gate using (true) with check (true);
revoke all on "role_permission" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "role_permission" to comanda_gate;
alter table "role_permission" enable row level security;
alter table "role_permission" force row level security;
drop policy if exists of_request on "role_permission";
create policy of_request on "role_permission" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "role_permission";
create policy of_gate on "role_permission" to comanda_gate using (true) with check (true);
revoke all on "sign_in_attempt" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "sign_in_attempt" to comanda_gate;
alter table "sign_in_attempt" enable row level security;
alter table "sign_in_attempt" force row level security;
drop policy if exists of_request on "sign_in_attempt";
create policy of_request on "sign_in_attempt" to comanda_request using (true) with check (true);
drop policy if exists of_gate on "sign_in_attempt";
create policy of_gate on "sign_in_attempt" to comanda_gate using (true) with check (true);
revoke all on "store" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "store" to comanda_request;
grant select on "store" to comanda_gate;
alter table "store" enable row level security;
alter table "store" force row level security;
drop policy if exists of_request on "store";
create policy of_request on "store" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "store";
create policy of_gate on "store" to comanda_gate using (true) with check (true);
revoke all on "store_commit" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "store_commit" to comanda_request;
alter table "store_commit" enable row level security;
alter table "store_commit" force row level security;
drop policy if exists of_request on "store_commit";
create policy of_request on "store_commit" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "store_commit";
create policy of_gate on "store_commit" to comanda_gate using (true) with check (true);
revoke all on "subdepartment" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "subdepartment" to comanda_request;
alter table "subdepartment" enable row level security;
alter table "subdepartment" force row level security;
drop policy if exists of_request on "subdepartment";
create policy of_request on "subdepartment" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "subdepartment";
create policy of_gate on "subdepartment" to comanda_gate using (true) with check (true);
revoke all on "tax" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "tax" to comanda_request;
alter table "tax" enable row level security;
alter table "tax" force row level security;
drop policy if exists of_request on "tax";
create policy of_request on "tax" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "tax";
create policy of_gate on "tax" to comanda_gate using (true) with check (true);
revoke all on "tax_members" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "tax_members" to comanda_request;
alter table "tax_members" enable row level security;
alter table "tax_members" force row level security;
drop policy if exists of_request on "tax_members";
create policy of_request on "tax_members" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "tax_members";
create policy of_gate on "tax_members" to comanda_gate using (true) with check (true);
revoke all on "terminal" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "terminal" to comanda_request;
grant select, update on "terminal" to comanda_gate;
alter table "terminal" enable row level security;
alter table "terminal" force row level security;
drop policy if exists of_request on "terminal";
create policy of_request on "terminal" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "terminal";
create policy of_gate on "terminal" to comanda_gate using (true) with check (true);
revoke all on "ticket" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "ticket" to comanda_request;
alter table "ticket" enable row level security;
alter table "ticket" force row level security;
drop policy if exists of_request on "ticket";
create policy of_request on "ticket" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "ticket";
create policy of_gate on "ticket" to comanda_gate using (true) with check (true);
revoke all on "ticket_kind" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "ticket_kind" to comanda_request;
alter table "ticket_kind" enable row level security;
alter table "ticket_kind" force row level security;
drop policy if exists of_request on "ticket_kind";
create policy of_request on "ticket_kind" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "ticket_kind";
create policy of_gate on "ticket_kind" to comanda_gate using (true) with check (true);
revoke all on "ticket_line" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "ticket_line" to comanda_request;
alter table "ticket_line" enable row level security;
alter table "ticket_line" force row level security;
drop policy if exists of_request on "ticket_line";
create policy of_request on "ticket_line" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "ticket_line";
create policy of_gate on "ticket_line" to comanda_gate using (true) with check (true);
revoke all on "ticket_payment" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "ticket_payment" to comanda_request;
alter table "ticket_payment" enable row level security;
alter table "ticket_payment" force row level security;
drop policy if exists of_request on "ticket_payment";
create policy of_request on "ticket_payment" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "ticket_payment";
create policy of_gate on "ticket_payment" to comanda_gate using (true) with check (true);
revoke all on "ticket_tax" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "ticket_tax" to comanda_request;
alter table "ticket_tax" enable row level security;
alter table "ticket_tax" force row level security;
drop policy if exists of_request on "ticket_tax";
create policy of_request on "ticket_tax" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "ticket_tax";
create policy of_gate on "ticket_tax" to comanda_gate using (true) with check (true);
revoke all on "tracker" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "tracker" to comanda_request;
alter table "tracker" enable row level security;
alter table "tracker" force row level security;
drop policy if exists of_request on "tracker";
create policy of_request on "tracker" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "tracker";
create policy of_gate on "tracker" to comanda_gate using (true) with check (true);
revoke all on "tracker_store" from public, comanda_request, comanda_gate;
grant select, insert, update, delete on "tracker_store" to comanda_request;
alter table "tracker_store" enable row level security;
alter table "tracker_store" force row level security;
drop policy if exists of_request on "tracker_store";
create policy of_request on "tracker_store" to comanda_request using (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[])) with check (id_company = any((select nullif(current_setting('app.companies', true), ''))::uuid[]));
drop policy if exists of_gate on "tracker_store";
create policy of_gate on "tracker_store" to comanda_gate using (true) with check (true);
-- Run after the tables of a migration; each statement may run again.
alter table store drop constraint if exists store_region_fk;
alter table store add constraint store_region_fk
  foreign key (id_company, id_region) references region (id_company, id);

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
  return null;
end $$;
drop trigger if exists login_access on login;
create trigger login_access after update of ended on login
  for each row when (new.ended is not null) execute function comanda_access_changed();
drop trigger if exists membership_access on membership;
create trigger membership_access after insert or update or delete on membership
  for each row execute function comanda_access_changed();
create or replace function comanda_user_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('comanda_access', new.id::text);
  return null;
end $$;
drop trigger if exists app_user_access on app_user;
create trigger app_user_access after update of status, kind on app_user
  for each row execute function comanda_user_changed();
