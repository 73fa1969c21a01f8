ALTER TABLE "rate_store" ADD COLUMN "id_zone" uuid;

CREATE TABLE "zone" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"id_store" uuid NOT NULL,
	"width" integer NOT NULL,
	"depth" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "zone_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "zone_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "zone_tables" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"shape" text NOT NULL,
	"covers" integer NOT NULL,
	"groupable" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"depth" integer NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "zone_tables_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position"),
	CONSTRAINT "zone_tables_kind_check" CHECK ("kind" in ('PTO', 'DEC', 'FLO')),
	CONSTRAINT "zone_tables_shape_check" CHECK ("shape" in ('S', 'R')),
	CONSTRAINT "zone_tables_groupable_check" CHECK ("groupable" in ('S', 'N'))
);


ALTER TABLE "zone" ADD CONSTRAINT "zone_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "zone" ADD CONSTRAINT "zone_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "zone_tables" ADD CONSTRAINT "zone_tables_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."zone"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "zone_code_key" ON "zone" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "zone_order_key" ON "zone" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "zone_id_store_sort" ON "zone" USING btree (id_company,"id_store",id) WHERE status <> 'D';

CREATE INDEX "zone_status_sort" ON "zone" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "zone_width_range" ON "zone" USING btree (id_company,"width") WHERE status <> 'D';

CREATE INDEX "zone_depth_range" ON "zone" USING btree (id_company,"depth") WHERE status <> 'D';

CREATE INDEX "zone_id_store_index" ON "zone" USING btree (id_company,id_store);

CREATE INDEX "zone_search_index" ON "zone" USING gin (id_company,search gin_trgm_ops);

ALTER TABLE "rate_store" ADD CONSTRAINT "rate_store_id_zone_fk" FOREIGN KEY ("id_company","id_zone") REFERENCES "public"."zone"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "rate_store_id_zone_sort" ON "rate_store" USING btree (id_company,"id_zone",id) WHERE status <> 'D';

CREATE INDEX "rate_store_id_zone_index" ON "rate_store" USING btree (id_company,id_zone);
