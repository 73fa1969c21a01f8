CREATE TABLE "photo" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"id_category" uuid,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED,
	CONSTRAINT "photo_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "photo_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "photo_tags" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_tag" uuid NOT NULL,
	CONSTRAINT "photo_tags_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "photo" ADD CONSTRAINT "photo_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "photo" ADD CONSTRAINT "photo_id_category_fk" FOREIGN KEY ("id_category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."photo"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_id_tag_fk" FOREIGN KEY ("id_tag") REFERENCES "public"."tag"("id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "photo_code_key" ON "photo" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "photo_order_key" ON "photo" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "photo_id_category_sort" ON "photo" USING btree (id_company,"id_category",id) WHERE status <> 'D';

CREATE INDEX "photo_status_sort" ON "photo" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "photo_id_category_index" ON "photo" USING btree (id_company,id_category);

CREATE INDEX "photo_search_index" ON "photo" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "photo_tags_id_tag_index" ON "photo_tags" USING btree (id_company,id_tag);
