ALTER TABLE "employee" ADD COLUMN "id_permission_group" uuid;

CREATE TABLE "customer" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"surname" text,
	"legal_name" text,
	"phone" text,
	"email" text,
	"language" text,
	"birthday" date,
	"tax_kind" text NOT NULL,
	"taxpayer_type" text NOT NULL,
	"document_kind" text NOT NULL,
	"document" text,
	"country" text NOT NULL,
	"tax_regime" text,
	"id_rate" uuid,
	"id_discount" uuid,
	"credit_limit" bigint,
	"consent" text NOT NULL,
	"consent_date" date,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"main_language" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("surname", '') || E'\n' || coalesce("legal_name", '') || E'\n' || coalesce("phone", '') || E'\n' || coalesce("document", '') || E'\n' || coalesce("email", ''))) STORED,
	CONSTRAINT "customer_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "customer_tax_kind_check" CHECK ("tax_kind" in ('1', '2', '3')),
	CONSTRAINT "customer_taxpayer_type_check" CHECK ("taxpayer_type" in ('1', '2')),
	CONSTRAINT "customer_document_kind_check" CHECK ("document_kind" in ('NIF', 'PAS', 'DOC', 'CER', 'OTH')),
	CONSTRAINT "customer_consent_check" CHECK ("consent" in ('S', 'N')),
	CONSTRAINT "customer_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "customer_addresses" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"street" text NOT NULL,
	"zip" text,
	"city" text NOT NULL,
	"division" text,
	"country" text NOT NULL,
	CONSTRAINT "customer_addresses_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "customer_addresses_kind_check" CHECK ("kind" in ('BIL', 'DLV', 'OTH'))
);


CREATE TABLE "customer_contacts" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"person" text NOT NULL,
	"phone" text,
	"email" text,
	CONSTRAINT "customer_contacts_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "department_group" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "department_group_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "department_group_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "department_group_departments" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_department" uuid NOT NULL,
	CONSTRAINT "department_group_departments_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "digital_signage" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"orientation" text NOT NULL,
	"hours" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "digital_signage_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "digital_signage_orientation_check" CHECK ("orientation" in ('L', 'P')),
	CONSTRAINT "digital_signage_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "digital_signage_stories" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_story" uuid NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "digital_signage_stories_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "employee_permission" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"topic" text NOT NULL,
	"notes" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "employee_permission_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "employee_permission_id_key" UNIQUE("id"),
	CONSTRAINT "employee_permission_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "employee_permission_topic_check" CHECK ("topic" in ('SALE', 'PRICE', 'CASH', 'TABLE', 'REPORT', 'SETUP')),
	CONSTRAINT "employee_permission_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "employee_permission_group" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "employee_permission_group_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "employee_permission_group_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "employee_permission_group_permissions" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_permission" uuid NOT NULL,
	CONSTRAINT "employee_permission_group_permissions_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "info_store" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"image" jsonb,
	"words" jsonb,
	"seats" integer,
	"offers" text[] NOT NULL,
	"hours" jsonb,
	"phone" text,
	"email" text,
	"url" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce(comanda_texts("words"), ''))) STORED,
	CONSTRAINT "info_store_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "info_store_offers_check" CHECK ("offers" <@ array['WIF', 'TER', 'PAR', 'ACC', 'PET', 'KID', 'BOO']),
	CONSTRAINT "info_store_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "kitchen_store" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"day_cut_off" time,
	"alert_1" integer NOT NULL,
	"alert_2" integer NOT NULL,
	"pickup_circuit" text NOT NULL,
	"auto_clear" integer,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "kitchen_store_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "kitchen_store_pickup_circuit_check" CHECK ("pickup_circuit" in ('N', 'R', 'P')),
	CONSTRAINT "kitchen_store_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "market_stall" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"color" text,
	"emitters" text[] NOT NULL,
	"hours" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "market_stall_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "market_stall_emitters_check" CHECK ("emitters" <@ array['POS', 'KSK', 'QR', 'HUB']),
	CONSTRAINT "market_stall_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "market_stall_monitors" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_monitor" uuid NOT NULL,
	CONSTRAINT "market_stall_monitors_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "market_stall_sections" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_section" uuid NOT NULL,
	CONSTRAINT "market_stall_sections_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "rate_store" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"id_rate" uuid NOT NULL,
	"id_service_kind" uuid,
	"hours" jsonb,
	"priority" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "rate_store_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "rate_store_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "signage_story" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"words" jsonb,
	"from" date,
	"until" date,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce(comanda_texts("words"), ''))) STORED,
	CONSTRAINT "signage_story_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "signage_story_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "tip" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"mode" text NOT NULL,
	"assignment" text NOT NULL,
	"calculation" text NOT NULL,
	"scope" text NOT NULL,
	"print_suggested" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "tip_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "tip_mode_check" CHECK ("mode" in ('A', 'M')),
	CONSTRAINT "tip_assignment_check" CHECK ("assignment" in ('S', 'N')),
	CONSTRAINT "tip_calculation_check" CHECK ("calculation" in ('A', 'D')),
	CONSTRAINT "tip_scope_check" CHECK ("scope" in ('N', 'S')),
	CONSTRAINT "tip_print_suggested_check" CHECK ("print_suggested" in ('A', 'I')),
	CONSTRAINT "tip_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "tip_suggested" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"percent" numeric(20, 2) NOT NULL,
	CONSTRAINT "tip_suggested_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "customer" ADD CONSTRAINT "customer_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer" ADD CONSTRAINT "customer_id_rate_fk" FOREIGN KEY ("id_company","id_rate") REFERENCES "public"."rate"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer" ADD CONSTRAINT "customer_id_discount_fk" FOREIGN KEY ("id_company","id_discount") REFERENCES "public"."discount"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."customer"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."customer"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "department_group" ADD CONSTRAINT "department_group_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "department_group_departments" ADD CONSTRAINT "department_group_departments_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."department_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "department_group_departments" ADD CONSTRAINT "department_group_departments_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "digital_signage" ADD CONSTRAINT "digital_signage_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "digital_signage" ADD CONSTRAINT "digital_signage_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "digital_signage_stories" ADD CONSTRAINT "digital_signage_stories_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."digital_signage"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "digital_signage_stories" ADD CONSTRAINT "digital_signage_stories_id_story_fk" FOREIGN KEY ("id_company","id_story") REFERENCES "public"."signage_story"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "employee_permission_group" ADD CONSTRAINT "employee_permission_group_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "employee_permission_group_permissions" ADD CONSTRAINT "employee_permission_group_permissions_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."employee_permission_group"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "employee_permission_group_permissions" ADD CONSTRAINT "employee_permission_group_permissions_id_permission_fk" FOREIGN KEY ("id_permission") REFERENCES "public"."employee_permission"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "info_store" ADD CONSTRAINT "info_store_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "info_store" ADD CONSTRAINT "info_store_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_store" ADD CONSTRAINT "kitchen_store_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_store" ADD CONSTRAINT "kitchen_store_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "market_stall" ADD CONSTRAINT "market_stall_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "market_stall" ADD CONSTRAINT "market_stall_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "market_stall_monitors" ADD CONSTRAINT "market_stall_monitors_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."market_stall"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "market_stall_monitors" ADD CONSTRAINT "market_stall_monitors_id_monitor_fk" FOREIGN KEY ("id_company","id_monitor") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "market_stall_sections" ADD CONSTRAINT "market_stall_sections_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."market_stall"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "market_stall_sections" ADD CONSTRAINT "market_stall_sections_id_section_fk" FOREIGN KEY ("id_company","id_section") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_store" ADD CONSTRAINT "rate_store_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_store" ADD CONSTRAINT "rate_store_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_store" ADD CONSTRAINT "rate_store_id_rate_fk" FOREIGN KEY ("id_company","id_rate") REFERENCES "public"."rate"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "rate_store" ADD CONSTRAINT "rate_store_id_service_kind_fk" FOREIGN KEY ("id_company","id_service_kind") REFERENCES "public"."service_kind"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "signage_story" ADD CONSTRAINT "signage_story_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tip" ADD CONSTRAINT "tip_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "tip_suggested" ADD CONSTRAINT "tip_suggested_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."tip"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "customer_code_key" ON "customer" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "customer_order_key" ON "customer" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "customer_status_sort" ON "customer" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "customer_birthday_range" ON "customer" USING btree (id_company,"birthday") WHERE status <> 'D';

CREATE INDEX "customer_credit_limit_range" ON "customer" USING btree (id_company,"credit_limit") WHERE status <> 'D';

CREATE INDEX "customer_consent_date_range" ON "customer" USING btree (id_company,"consent_date") WHERE status <> 'D';

CREATE INDEX "customer_id_rate_index" ON "customer" USING btree (id_company,id_rate);

CREATE INDEX "customer_id_discount_index" ON "customer" USING btree (id_company,id_discount);

CREATE INDEX "customer_search_index" ON "customer" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "department_group_code_key" ON "department_group" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "department_group_order_key" ON "department_group" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "department_group_status_sort" ON "department_group" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "department_group_search_index" ON "department_group" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "department_group_departments_id_department_index" ON "department_group_departments" USING btree (id_company,id_department);

CREATE UNIQUE INDEX "digital_signage_code_key" ON "digital_signage" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "digital_signage_order_key" ON "digital_signage" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "digital_signage_id_store_sort" ON "digital_signage" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "digital_signage_orientation_sort" ON "digital_signage" USING btree (id_company,"orientation",id) WHERE status <> 'D';

CREATE INDEX "digital_signage_status_sort" ON "digital_signage" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "digital_signage_id_store_index" ON "digital_signage" USING btree (id_company,id_store);

CREATE INDEX "digital_signage_search_index" ON "digital_signage" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "digital_signage_stories_id_story_index" ON "digital_signage_stories" USING btree (id_company,id_story);

CREATE UNIQUE INDEX "employee_permission_code_key" ON "employee_permission" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "employee_permission_order_key" ON "employee_permission" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "employee_permission_topic_sort" ON "employee_permission" USING btree (id_company,"topic",id) WHERE status <> 'D';

CREATE INDEX "employee_permission_status_sort" ON "employee_permission" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "employee_permission_search_index" ON "employee_permission" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "employee_permission_group_code_key" ON "employee_permission_group" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "employee_permission_group_order_key" ON "employee_permission_group" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "employee_permission_group_status_sort" ON "employee_permission_group" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "employee_permission_group_search_index" ON "employee_permission_group" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "employee_permission_group_permissions_id_permission_index" ON "employee_permission_group_permissions" USING btree (id_company,id_permission);

CREATE UNIQUE INDEX "info_store_code_key" ON "info_store" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "info_store_order_key" ON "info_store" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "info_store_id_store_sort" ON "info_store" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "info_store_status_sort" ON "info_store" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "info_store_seats_range" ON "info_store" USING btree (id_company,"seats") WHERE status <> 'D';

CREATE INDEX "info_store_id_store_index" ON "info_store" USING btree (id_company,id_store);

CREATE INDEX "info_store_search_index" ON "info_store" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "kitchen_store_code_key" ON "kitchen_store" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "kitchen_store_order_key" ON "kitchen_store" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "kitchen_store_id_store_sort" ON "kitchen_store" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "kitchen_store_day_cut_off_sort" ON "kitchen_store" USING btree (id_company,"day_cut_off",id) WHERE status <> 'D';

CREATE INDEX "kitchen_store_alert_1_sort" ON "kitchen_store" USING btree (id_company,"alert_1",id) WHERE status <> 'D';

CREATE INDEX "kitchen_store_alert_2_sort" ON "kitchen_store" USING btree (id_company,"alert_2",id) WHERE status <> 'D';

CREATE INDEX "kitchen_store_pickup_circuit_sort" ON "kitchen_store" USING btree (id_company,"pickup_circuit",id) WHERE status <> 'D';

CREATE INDEX "kitchen_store_status_sort" ON "kitchen_store" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "kitchen_store_auto_clear_range" ON "kitchen_store" USING btree (id_company,"auto_clear") WHERE status <> 'D';

CREATE INDEX "kitchen_store_id_store_index" ON "kitchen_store" USING btree (id_company,id_store);

CREATE INDEX "kitchen_store_search_index" ON "kitchen_store" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "market_stall_code_key" ON "market_stall" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "market_stall_order_key" ON "market_stall" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "market_stall_id_store_sort" ON "market_stall" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "market_stall_status_sort" ON "market_stall" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "market_stall_id_store_index" ON "market_stall" USING btree (id_company,id_store);

CREATE INDEX "market_stall_search_index" ON "market_stall" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "market_stall_monitors_id_monitor_index" ON "market_stall_monitors" USING btree (id_company,id_monitor);

CREATE INDEX "market_stall_sections_id_section_index" ON "market_stall_sections" USING btree (id_company,id_section);

CREATE UNIQUE INDEX "rate_store_code_key" ON "rate_store" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "rate_store_order_key" ON "rate_store" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "rate_store_id_store_sort" ON "rate_store" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "rate_store_id_rate_sort" ON "rate_store" USING btree (id_company,"id_rate",id) WHERE status <> 'D';

CREATE INDEX "rate_store_id_service_kind_sort" ON "rate_store" USING btree (id_company,"id_service_kind",id) WHERE status <> 'D';

CREATE INDEX "rate_store_priority_sort" ON "rate_store" USING btree (id_company,"priority",id) WHERE status <> 'D';

CREATE INDEX "rate_store_status_sort" ON "rate_store" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "rate_store_id_store_index" ON "rate_store" USING btree (id_company,id_store);

CREATE INDEX "rate_store_id_rate_index" ON "rate_store" USING btree (id_company,id_rate);

CREATE INDEX "rate_store_id_service_kind_index" ON "rate_store" USING btree (id_company,id_service_kind);

CREATE INDEX "rate_store_search_index" ON "rate_store" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "signage_story_code_key" ON "signage_story" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "signage_story_order_key" ON "signage_story" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "signage_story_from_sort" ON "signage_story" USING btree (id_company,"from",id) WHERE status <> 'D';

CREATE INDEX "signage_story_until_sort" ON "signage_story" USING btree (id_company,"until",id) WHERE status <> 'D';

CREATE INDEX "signage_story_status_sort" ON "signage_story" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "signage_story_search_index" ON "signage_story" USING gin (id_company,search gin_trgm_ops);

CREATE UNIQUE INDEX "tip_code_key" ON "tip" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "tip_order_key" ON "tip" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "tip_mode_sort" ON "tip" USING btree (id_company,"mode",id) WHERE status <> 'D';

CREATE INDEX "tip_assignment_sort" ON "tip" USING btree (id_company,"assignment",id) WHERE status <> 'D';

CREATE INDEX "tip_calculation_sort" ON "tip" USING btree (id_company,"calculation",id) WHERE status <> 'D';

CREATE INDEX "tip_scope_sort" ON "tip" USING btree (id_company,"scope",id) WHERE status <> 'D';

CREATE INDEX "tip_status_sort" ON "tip" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "tip_search_index" ON "tip" USING gin (id_company,search gin_trgm_ops);

ALTER TABLE "employee" ADD CONSTRAINT "employee_id_permission_group_fk" FOREIGN KEY ("id_company","id_permission_group") REFERENCES "public"."employee_permission_group"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "employee_id_permission_group_index" ON "employee" USING btree (id_company,id_permission_group);

-- What a till asks before it does it: the platform's own, in every installation.
INSERT INTO "employee_permission" ("id_company", "id", "code", "names", "topic", "notes", "order", "status")
SELECT '00000000-0000-0000-0000-000000000000', gen_random_uuid(), known.code, known.names::jsonb, known.topic, known.notes, known.place, 'A'
FROM (VALUES
  ('VOID_LINE', '{"en-GB": "Void a line", "es-ES": "Anular una línea", "ar-EG": "إلغاء سطر"}', 'SALE', 'A dish that was ordered is taken off the bill.', 10),
  ('VOID_TICKET', '{"en-GB": "Void a ticket", "es-ES": "Anular un tique", "ar-EG": "إلغاء تذكرة"}', 'SALE', NULL, 20),
  ('RETURN', '{"en-GB": "Take goods back", "es-ES": "Aceptar devoluciones", "ar-EG": "قبول المرتجعات"}', 'SALE', 'The guest gets the money back, with a credit note.', 30),
  ('ON_ACCOUNT', '{"en-GB": "Sell on account", "es-ES": "Vender a cuenta", "ar-EG": "البيع الآجل"}', 'SALE', 'Up to the credit limit of the customer.', 40),
  ('REPRINT', '{"en-GB": "Print a ticket again", "es-ES": "Reimprimir un tique", "ar-EG": "إعادة طباعة تذكرة"}', 'SALE', NULL, 50),
  ('DISCOUNT', '{"en-GB": "Give discounts", "es-ES": "Aplicar descuentos", "ar-EG": "منح الخصومات"}', 'PRICE', 'Those discounts too that need a right of the employee.', 60),
  ('PRICE', '{"en-GB": "Change a price", "es-ES": "Cambiar un precio", "ar-EG": "تغيير سعر"}', 'PRICE', NULL, 70),
  ('INVITE', '{"en-GB": "Give on the house", "es-ES": "Invitar", "ar-EG": "تقديم ضيافة"}', 'PRICE', NULL, 80),
  ('OPEN_DRAWER', '{"en-GB": "Open the drawer without a sale", "es-ES": "Abrir el cajón sin venta", "ar-EG": "فتح الدرج دون بيع"}', 'CASH', NULL, 90),
  ('CASH_IN_OUT', '{"en-GB": "Put in or take out cash", "es-ES": "Meter o sacar efectivo", "ar-EG": "إيداع النقد أو سحبه"}', 'CASH', NULL, 100),
  ('COUNT_CASH', '{"en-GB": "Count the drawer", "es-ES": "Contar el cajón", "ar-EG": "جرد الدرج"}', 'CASH', NULL, 110),
  ('CLOSE_DAY', '{"en-GB": "Close the day (Z)", "es-ES": "Cerrar el día (Z)", "ar-EG": "إقفال اليوم (Z)"}', 'REPORT', NULL, 120),
  ('READ_X', '{"en-GB": "Print an X reading", "es-ES": "Imprimir una lectura X", "ar-EG": "طباعة قراءة X"}', 'REPORT', NULL, 130),
  ('MOVE_TABLE', '{"en-GB": "Move a table", "es-ES": "Cambiar de mesa", "ar-EG": "نقل طاولة"}', 'TABLE', NULL, 140),
  ('OTHERS_TABLE', '{"en-GB": "Serve the tables of others", "es-ES": "Atender mesas de otros", "ar-EG": "خدمة طاولات الآخرين"}', 'TABLE', NULL, 150),
  ('TILL_SETUP', '{"en-GB": "Change the settings of the till", "es-ES": "Cambiar los ajustes de la caja", "ar-EG": "تغيير إعدادات الكاشير"}', 'SETUP', NULL, 160)
) AS known (code, names, topic, notes, place);
