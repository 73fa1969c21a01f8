CREATE TABLE "fired_order" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"at" bigint NOT NULL,
	"service_kind" text NOT NULL,
	"place" text NOT NULL,
	"guests" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "fired_order_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "fired_order_number" UNIQUE("id_company","id_terminal","number")
);


CREATE TABLE "kitchen_acknowledged" (
	"id_company" uuid NOT NULL,
	"id_monitor" uuid NOT NULL,
	"id_task" uuid NOT NULL,
	"epoch" integer NOT NULL,
	CONSTRAINT "kitchen_acknowledged_id_company_id_monitor_id_task_pk" PRIMARY KEY("id_company","id_monitor","id_task")
);


CREATE TABLE "kitchen_applied" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_task" uuid NOT NULL,
	"rev" integer NOT NULL,
	"op_id" text NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "kitchen_applied_id_company_id_task_rev_pk" PRIMARY KEY("id_company","id_task","rev")
);


CREATE TABLE "kitchen_entry" (
	"id_company" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"id_screen" uuid NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitchen_entry_id_company_hash_pk" PRIMARY KEY("id_company","hash")
);


CREATE TABLE "kitchen_event" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"sections" uuid[] NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "kitchen_event_id_company_id_store_seq_pk" PRIMARY KEY("id_company","id_store","seq")
);


CREATE TABLE "kitchen_head" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"at" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "kitchen_head_id_company_id_store_pk" PRIMARY KEY("id_company","id_store")
);


CREATE TABLE "kitchen_install" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"install" text NOT NULL,
	"last_dseq" integer NOT NULL,
	"used" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitchen_install_id_company_id_store_install_pk" PRIMARY KEY("id_company","id_store","install")
);


CREATE TABLE "kitchen_line" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_order" uuid NOT NULL,
	"number" integer NOT NULL,
	"id_product" uuid,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"quantity" text NOT NULL,
	"modifiers" jsonb NOT NULL,
	"note" text NOT NULL,
	"course" jsonb,
	"is_voided" boolean DEFAULT false NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "kitchen_line_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "kitchen_line_number" UNIQUE("id_company","id_order","number")
);


CREATE TABLE "kitchen_operation" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"op_id" text NOT NULL,
	"install" text NOT NULL,
	"dseq" integer NOT NULL,
	"id_monitor" uuid NOT NULL,
	"at" bigint NOT NULL,
	"outcomes" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"relinks" jsonb NOT NULL,
	CONSTRAINT "kitchen_operation_id_company_id_store_op_id_pk" PRIMARY KEY("id_company","id_store","op_id"),
	CONSTRAINT "kitchen_operation_number" UNIQUE("id_company","id_store","install","dseq")
);


CREATE TABLE "kitchen_screen" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_monitor" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"id_author" uuid NOT NULL,
	"author" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"seen" timestamp with time zone,
	"waiting" integer DEFAULT 0 NOT NULL,
	"ended" timestamp with time zone,
	CONSTRAINT "kitchen_screen_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "kitchen_task" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_order" uuid NOT NULL,
	"id_line" uuid NOT NULL,
	"id_section" uuid NOT NULL,
	"status" text NOT NULL,
	"epoch" integer NOT NULL,
	"rev" integer NOT NULL,
	"is_held" boolean NOT NULL,
	"times" jsonb NOT NULL,
	"moved" bigint NOT NULL,
	CONSTRAINT "kitchen_task_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "kitchen_task_section" UNIQUE("id_company","id_line","id_section")
);


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


ALTER TABLE "fired_order" ADD CONSTRAINT "fired_order_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "fired_order" ADD CONSTRAINT "fired_order_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_acknowledged" ADD CONSTRAINT "kitchen_acknowledged_id_company_id_monitor_monitor_id_company_id_fk" FOREIGN KEY ("id_company","id_monitor") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_acknowledged" ADD CONSTRAINT "kitchen_acknowledged_id_company_id_task_kitchen_task_id_company_id_fk" FOREIGN KEY ("id_company","id_task") REFERENCES "public"."kitchen_task"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "kitchen_applied" ADD CONSTRAINT "kitchen_applied_id_company_id_task_kitchen_task_id_company_id_fk" FOREIGN KEY ("id_company","id_task") REFERENCES "public"."kitchen_task"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "kitchen_applied" ADD CONSTRAINT "kitchen_applied_id_company_id_store_op_id_kitchen_operation_id_company_id_store_op_id_fk" FOREIGN KEY ("id_company","id_store","op_id") REFERENCES "public"."kitchen_operation"("id_company","id_store","op_id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "kitchen_entry" ADD CONSTRAINT "kitchen_entry_id_company_id_screen_kitchen_screen_id_company_id_fk" FOREIGN KEY ("id_company","id_screen") REFERENCES "public"."kitchen_screen"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_event" ADD CONSTRAINT "kitchen_event_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_head" ADD CONSTRAINT "kitchen_head_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_install" ADD CONSTRAINT "kitchen_install_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_line" ADD CONSTRAINT "kitchen_line_id_company_id_order_fired_order_id_company_id_fk" FOREIGN KEY ("id_company","id_order") REFERENCES "public"."fired_order"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "kitchen_operation" ADD CONSTRAINT "kitchen_operation_id_company_id_monitor_monitor_id_company_id_fk" FOREIGN KEY ("id_company","id_monitor") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_operation" ADD CONSTRAINT "kitchen_operation_id_company_id_store_install_kitchen_install_id_company_id_store_install_fk" FOREIGN KEY ("id_company","id_store","install") REFERENCES "public"."kitchen_install"("id_company","id_store","install") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_screen" ADD CONSTRAINT "kitchen_screen_id_company_id_monitor_monitor_id_company_id_fk" FOREIGN KEY ("id_company","id_monitor") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_task" ADD CONSTRAINT "kitchen_task_id_company_id_line_kitchen_line_id_company_id_fk" FOREIGN KEY ("id_company","id_line") REFERENCES "public"."kitchen_line"("id_company","id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "kitchen_task" ADD CONSTRAINT "kitchen_task_id_company_id_section_section_id_company_id_fk" FOREIGN KEY ("id_company","id_section") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor_sections" ADD CONSTRAINT "monitor_sections_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "monitor_sections" ADD CONSTRAINT "monitor_sections_id_section_fk" FOREIGN KEY ("id_company","id_section") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section" ADD CONSTRAINT "section_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_areas" ADD CONSTRAINT "section_areas_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_areas" ADD CONSTRAINT "section_areas_id_area_fk" FOREIGN KEY ("id_company","id_area") REFERENCES "public"."area"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_departments" ADD CONSTRAINT "section_departments_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."section"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "section_departments" ADD CONSTRAINT "section_departments_id_department_fk" FOREIGN KEY ("id_company","id_department") REFERENCES "public"."department"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "fired_order_at" ON "fired_order" USING btree ("id_company","at");

CREATE INDEX "kitchen_applied_operation" ON "kitchen_applied" USING btree ("id_company","id_store","op_id");

CREATE INDEX "kitchen_entry_hash" ON "kitchen_entry" USING btree ("hash");

CREATE INDEX "kitchen_event_at" ON "kitchen_event" USING btree ("id_company","at");

CREATE INDEX "kitchen_operation_at" ON "kitchen_operation" USING btree ("id_company","at");

CREATE INDEX "kitchen_screen_hash" ON "kitchen_screen" USING btree ("hash");

CREATE INDEX "kitchen_screen_monitor" ON "kitchen_screen" USING btree ("id_company","id_monitor");

CREATE INDEX "kitchen_task_order" ON "kitchen_task" USING btree ("id_company","id_order");

CREATE INDEX "kitchen_task_board" ON "kitchen_task" USING btree ("id_company","id_store","id_section","moved");

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
