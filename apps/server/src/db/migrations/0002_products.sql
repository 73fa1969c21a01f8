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

CREATE TABLE "area" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "area_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "area_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "business_source" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "business_source_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "business_source_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "department" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "department_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "department_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "item_group" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "item_group_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "item_group_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "item_group_products" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid NOT NULL,
	CONSTRAINT "item_group_products_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "kitchen_order" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "kitchen_order_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "kitchen_order_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "matrix" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "matrix_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "matrix_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "matrix_columns" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "matrix_columns_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "matrix_rows" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "matrix_rows_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "modifier" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"mode" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "modifier_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "modifier_mode_check" CHECK ("mode" in ('N', 'F')),
	CONSTRAINT "modifier_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "modifier_choices" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"price_change" bigint NOT NULL,
	"preset" text NOT NULL,
	CONSTRAINT "modifier_choices_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "modifier_choices_preset_check" CHECK ("preset" in ('S', 'N'))
);


CREATE TABLE "pack" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"calculation" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "pack_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "pack_calculation_check" CHECK ("calculation" in ('H', 'L')),
	CONSTRAINT "pack_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "pack_parts" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"id_group" uuid NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"supplement" bigint NOT NULL,
	CONSTRAINT "pack_parts_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"kind" text NOT NULL,
	"id_department" uuid NOT NULL,
	"id_sub_department" uuid,
	"id_tax_sale" uuid NOT NULL,
	"id_tax_purchase" uuid,
	"id_fiscal" text,
	"external_code" text,
	"visible" text NOT NULL,
	"favorite" text NOT NULL,
	"free_price" text NOT NULL,
	"is_weight" text NOT NULL,
	"unit_code" text NOT NULL,
	"unit_value" numeric(20, 4) NOT NULL,
	"unit_default" numeric(20, 4) NOT NULL,
	"stock_control" text NOT NULL,
	"sell_without_stock" text NOT NULL,
	"allow_return" text NOT NULL,
	"age_verification" text NOT NULL,
	"id_area" uuid,
	"id_kitchen_order" uuid,
	"kitchen_names" jsonb,
	"forced_modifiers" text NOT NULL,
	"forced_supplements" text NOT NULL,
	"id_matrix" uuid,
	"id_pack" uuid,
	"kiosk_detail" jsonb,
	"kiosk_infos" jsonb,
	"monitor_detail" jsonb,
	"monitor_infos" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("external_code", '')) STORED,
	CONSTRAINT "product_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "product_kind_check" CHECK ("kind" in ('1', '2', '3')),
	CONSTRAINT "product_visible_check" CHECK ("visible" in ('S', 'N')),
	CONSTRAINT "product_favorite_check" CHECK ("favorite" in ('S', 'N')),
	CONSTRAINT "product_free_price_check" CHECK ("free_price" in ('S', 'N', 'U')),
	CONSTRAINT "product_is_weight_check" CHECK ("is_weight" in ('S', 'N')),
	CONSTRAINT "product_unit_code_check" CHECK ("unit_code" in ('U', 'P', 'V', 'M', 'T')),
	CONSTRAINT "product_stock_control_check" CHECK ("stock_control" in ('S', 'N')),
	CONSTRAINT "product_sell_without_stock_check" CHECK ("sell_without_stock" in ('A', 'I')),
	CONSTRAINT "product_allow_return_check" CHECK ("allow_return" in ('S', 'N')),
	CONSTRAINT "product_age_verification_check" CHECK ("age_verification" in ('S', 'N')),
	CONSTRAINT "product_forced_modifiers_check" CHECK ("forced_modifiers" in ('S', 'N')),
	CONSTRAINT "product_forced_supplements_check" CHECK ("forced_supplements" in ('S', 'N')),
	CONSTRAINT "product_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "product_allergens" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"allergen" text NOT NULL,
	CONSTRAINT "product_allergens_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "product_allergens_allergen_check" CHECK ("allergen" in ('GLU', 'CRU', 'EGG', 'FIS', 'PEA', 'SOY', 'MIL', 'NUT', 'CEL', 'MUS', 'SES', 'SUL', 'LUP', 'MOL'))
);


CREATE TABLE "product_bar_code" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"bar_code" text NOT NULL,
	"units" numeric(20, 4) NOT NULL,
	CONSTRAINT "product_bar_code_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_group" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_group" uuid NOT NULL,
	CONSTRAINT "product_group_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_id_business_sources" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_business_source" uuid NOT NULL,
	CONSTRAINT "product_id_business_sources_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_matrix" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" text NOT NULL,
	"column" text,
	"code" text NOT NULL,
	"bar_code" text,
	CONSTRAINT "product_matrix_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_modifiers" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_modifier" uuid NOT NULL,
	CONSTRAINT "product_modifiers_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_rate_product" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_rate" uuid NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "product_rate_product_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "product_supplement" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid NOT NULL,
	CONSTRAINT "product_supplement_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "rate" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"tax" text NOT NULL,
	"price_change" text NOT NULL,
	"default_rate" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "rate_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "rate_kind_check" CHECK ("kind" in ('1', '2')),
	CONSTRAINT "rate_tax_check" CHECK ("tax" in ('S', 'N')),
	CONSTRAINT "rate_price_change_check" CHECK ("price_change" in ('S', 'N', 'P')),
	CONSTRAINT "rate_default_rate_check" CHECK ("default_rate" in ('S', 'N')),
	CONSTRAINT "rate_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "subdepartment" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_department" uuid NOT NULL,
	"image" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names")) STORED,
	CONSTRAINT "subdepartment_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "subdepartment_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


ALTER TABLE "area" ADD CONSTRAINT "area_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "business_source" ADD CONSTRAINT "business_source_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "department" ADD CONSTRAINT "department_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "item_group" ADD CONSTRAINT "item_group_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "item_group_products" ADD CONSTRAINT "item_group_products_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."item_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "item_group_products" ADD CONSTRAINT "item_group_products_id_product_fk" FOREIGN KEY ("id_company","id_product") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_order" ADD CONSTRAINT "kitchen_order_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "matrix" ADD CONSTRAINT "matrix_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "matrix_columns" ADD CONSTRAINT "matrix_columns_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."matrix"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "matrix_rows" ADD CONSTRAINT "matrix_rows_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."matrix"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "modifier" ADD CONSTRAINT "modifier_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "modifier_choices" ADD CONSTRAINT "modifier_choices_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."modifier"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pack" ADD CONSTRAINT "pack_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."pack"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_id_group_fk" FOREIGN KEY ("id_company","id_group") REFERENCES "public"."item_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_sub_department_fk" FOREIGN KEY ("id_company","id_sub_department") REFERENCES "public"."subdepartment"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_tax_sale_fk" FOREIGN KEY ("id_company","id_tax_sale") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_tax_purchase_fk" FOREIGN KEY ("id_company","id_tax_purchase") REFERENCES "public"."tax"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_area_fk" FOREIGN KEY ("id_company","id_area") REFERENCES "public"."area"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_kitchen_order_fk" FOREIGN KEY ("id_company","id_kitchen_order") REFERENCES "public"."kitchen_order"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_matrix_fk" FOREIGN KEY ("id_company","id_matrix") REFERENCES "public"."matrix"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD CONSTRAINT "product_id_pack_fk" FOREIGN KEY ("id_company","id_pack") REFERENCES "public"."pack"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_allergens" ADD CONSTRAINT "product_allergens_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_bar_code" ADD CONSTRAINT "product_bar_code_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_group" ADD CONSTRAINT "product_group_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_group" ADD CONSTRAINT "product_group_id_group_fk" FOREIGN KEY ("id_company","id_group") REFERENCES "public"."item_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_id_business_sources" ADD CONSTRAINT "product_id_business_sources_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_id_business_sources" ADD CONSTRAINT "product_id_business_sources_id_business_source_fk" FOREIGN KEY ("id_company","id_business_source") REFERENCES "public"."business_source"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_matrix" ADD CONSTRAINT "product_matrix_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_modifiers" ADD CONSTRAINT "product_modifiers_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_modifiers" ADD CONSTRAINT "product_modifiers_id_modifier_fk" FOREIGN KEY ("id_company","id_modifier") REFERENCES "public"."modifier"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_rate_product" ADD CONSTRAINT "product_rate_product_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_rate_product" ADD CONSTRAINT "product_rate_product_id_rate_fk" FOREIGN KEY ("id_company","id_rate") REFERENCES "public"."rate"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_supplement" ADD CONSTRAINT "product_supplement_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_supplement" ADD CONSTRAINT "product_supplement_id_product_fk" FOREIGN KEY ("id_company","id_product") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate" ADD CONSTRAINT "rate_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "subdepartment" ADD CONSTRAINT "subdepartment_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "subdepartment" ADD CONSTRAINT "subdepartment_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "area_code_key" ON "area" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "area_order_key" ON "area" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "area_status_sort" ON "area" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "area_search_index" ON "area" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "business_source_code_key" ON "business_source" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "business_source_order_key" ON "business_source" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "business_source_status_sort" ON "business_source" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "business_source_search_index" ON "business_source" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "department_code_key" ON "department" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "department_order_key" ON "department" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "department_status_sort" ON "department" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "department_search_index" ON "department" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "item_group_code_key" ON "item_group" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "item_group_order_key" ON "item_group" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "item_group_status_sort" ON "item_group" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "item_group_search_index" ON "item_group" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "item_group_products_id_product_index" ON "item_group_products" USING btree (id_company,id_product);

CREATE UNIQUE INDEX "kitchen_order_code_key" ON "kitchen_order" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "kitchen_order_order_key" ON "kitchen_order" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "kitchen_order_status_sort" ON "kitchen_order" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "kitchen_order_search_index" ON "kitchen_order" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "matrix_code_key" ON "matrix" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "matrix_order_key" ON "matrix" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "matrix_status_sort" ON "matrix" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "matrix_search_index" ON "matrix" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "modifier_code_key" ON "modifier" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "modifier_order_key" ON "modifier" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "modifier_mode_sort" ON "modifier" USING btree (id_company,"mode",id) WHERE status <> 'D';

CREATE INDEX "modifier_min_sort" ON "modifier" USING btree (id_company,"min",id) WHERE status <> 'D';

CREATE INDEX "modifier_max_sort" ON "modifier" USING btree (id_company,"max",id) WHERE status <> 'D';

CREATE INDEX "modifier_status_sort" ON "modifier" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "modifier_search_index" ON "modifier" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "pack_code_key" ON "pack" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "pack_order_key" ON "pack" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "pack_calculation_sort" ON "pack" USING btree (id_company,"calculation",id) WHERE status <> 'D';

CREATE INDEX "pack_status_sort" ON "pack" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "pack_search_index" ON "pack" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "pack_parts_id_group_index" ON "pack_parts" USING btree (id_company,id_group);

CREATE UNIQUE INDEX "product_code_key" ON "product" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "product_order_key" ON "product" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "product_kind_sort" ON "product" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "product_id_department_sort" ON "product" USING btree (id_company,"id_department",id) WHERE status <> 'D';

CREATE INDEX "product_id_tax_sale_sort" ON "product" USING btree (id_company,"id_tax_sale",id) WHERE status <> 'D';

CREATE INDEX "product_visible_sort" ON "product" USING btree (id_company,"visible",id) WHERE status <> 'D';

CREATE INDEX "product_status_sort" ON "product" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "product_id_department_index" ON "product" USING btree (id_company,id_department);

CREATE INDEX "product_id_sub_department_index" ON "product" USING btree (id_company,id_sub_department);

CREATE INDEX "product_id_tax_sale_index" ON "product" USING btree (id_company,id_tax_sale);

CREATE INDEX "product_id_tax_purchase_index" ON "product" USING btree (id_company,id_tax_purchase);

CREATE INDEX "product_id_area_index" ON "product" USING btree (id_company,id_area);

CREATE INDEX "product_id_kitchen_order_index" ON "product" USING btree (id_company,id_kitchen_order);

CREATE INDEX "product_id_matrix_index" ON "product" USING btree (id_company,id_matrix);

CREATE INDEX "product_id_pack_index" ON "product" USING btree (id_company,id_pack);

CREATE INDEX "product_search_index" ON "product" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "product_group_id_group_index" ON "product_group" USING btree (id_company,id_group);

CREATE INDEX "product_id_business_sources_id_business_source_index" ON "product_id_business_sources" USING btree (id_company,id_business_source);

CREATE INDEX "product_modifiers_id_modifier_index" ON "product_modifiers" USING btree (id_company,id_modifier);

CREATE INDEX "product_rate_product_id_rate_index" ON "product_rate_product" USING btree (id_company,id_rate);

CREATE INDEX "product_supplement_id_product_index" ON "product_supplement" USING btree (id_company,id_product);

CREATE UNIQUE INDEX "rate_code_key" ON "rate" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "rate_default_rate_key" ON "rate" USING btree (id_company) WHERE default_rate = 'S' and status <> 'D';

CREATE UNIQUE INDEX "rate_order_key" ON "rate" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "rate_kind_sort" ON "rate" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "rate_tax_sort" ON "rate" USING btree (id_company,"tax",id) WHERE status <> 'D';

CREATE INDEX "rate_price_change_sort" ON "rate" USING btree (id_company,"price_change",id) WHERE status <> 'D';

CREATE INDEX "rate_default_rate_sort" ON "rate" USING btree (id_company,"default_rate",id) WHERE status <> 'D';

CREATE INDEX "rate_status_sort" ON "rate" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "rate_search_index" ON "rate" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "subdepartment_code_key" ON "subdepartment" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "subdepartment_order_key" ON "subdepartment" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "subdepartment_id_department_sort" ON "subdepartment" USING btree (id_company,"id_department",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_status_sort" ON "subdepartment" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "subdepartment_id_department_index" ON "subdepartment" USING btree (id_company,id_department);

CREATE INDEX "subdepartment_search_index" ON "subdepartment" USING gin (id_company,search gin_trgm_ops);

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
