CREATE TABLE "monitor" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"kind" text NOT NULL,
	"skip_start" text NOT NULL,
	"discard" text NOT NULL,
	"sound" text NOT NULL,
	"rows" integer NOT NULL,
	"diagonal" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "monitor_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "monitor_kind_check" CHECK ("kind" in ('REGULAR')),
	CONSTRAINT "monitor_skip_start_check" CHECK ("skip_start" in ('S', 'N')),
	CONSTRAINT "monitor_discard_check" CHECK ("discard" in ('S', 'N')),
	CONSTRAINT "monitor_sound_check" CHECK ("sound" in ('S', 'N')),
	CONSTRAINT "monitor_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "monitor_sections" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_section" uuid NOT NULL,
	CONSTRAINT "monitor_sections_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "section" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"color" text,
	"alert_1" integer NOT NULL,
	"alert_2" integer NOT NULL,
	"takes_rest" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "section_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "section_takes_rest_check" CHECK ("takes_rest" in ('S', 'N')),
	CONSTRAINT "section_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "section_areas" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_area" uuid NOT NULL,
	CONSTRAINT "section_areas_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


CREATE TABLE "section_departments" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_department" uuid NOT NULL,
	CONSTRAINT "section_departments_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "monitor" ADD CONSTRAINT "monitor_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor_sections" ADD CONSTRAINT "monitor_sections_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor_sections" ADD CONSTRAINT "monitor_sections_id_section_fk" FOREIGN KEY ("id_company","id_section") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section" ADD CONSTRAINT "section_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_areas" ADD CONSTRAINT "section_areas_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_areas" ADD CONSTRAINT "section_areas_id_area_fk" FOREIGN KEY ("id_company","id_area") REFERENCES "public"."area"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_departments" ADD CONSTRAINT "section_departments_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_departments" ADD CONSTRAINT "section_departments_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "monitor_code_key" ON "monitor" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "monitor_order_key" ON "monitor" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "monitor_names_en_gb_sort" ON "monitor" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "monitor_names_es_es_sort" ON "monitor" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "monitor_names_ar_eg_sort" ON "monitor" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "monitor_id_store_sort" ON "monitor" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "monitor_kind_sort" ON "monitor" USING btree (id_company,"kind",id) WHERE status <> 'D';

CREATE INDEX "monitor_rows_sort" ON "monitor" USING btree (id_company,"rows",id) WHERE status <> 'D';

CREATE INDEX "monitor_status_sort" ON "monitor" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "monitor_diagonal_range" ON "monitor" USING btree (id_company,"diagonal") WHERE status <> 'D';

CREATE INDEX "monitor_id_store_index" ON "monitor" USING btree (id_company,id_store);

CREATE INDEX "monitor_search_index" ON "monitor" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "monitor_sections_id_section_index" ON "monitor_sections" USING btree (id_company,id_section);

CREATE UNIQUE INDEX "section_code_key" ON "section" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "section_takes_rest_key" ON "section" USING btree (id_company) WHERE takes_rest = 'S' and status <> 'D';

CREATE UNIQUE INDEX "section_order_key" ON "section" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "section_names_en_gb_sort" ON "section" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "section_names_es_es_sort" ON "section" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "section_names_ar_eg_sort" ON "section" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "section_alert_1_sort" ON "section" USING btree (id_company,"alert_1",id) WHERE status <> 'D';

CREATE INDEX "section_alert_2_sort" ON "section" USING btree (id_company,"alert_2",id) WHERE status <> 'D';

CREATE INDEX "section_takes_rest_sort" ON "section" USING btree (id_company,"takes_rest",id) WHERE status <> 'D';

CREATE INDEX "section_status_sort" ON "section" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "section_search_index" ON "section" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "section_areas_id_area_index" ON "section_areas" USING btree (id_company,id_area);

CREATE INDEX "section_departments_id_department_index" ON "section_departments" USING btree (id_company,id_department);
