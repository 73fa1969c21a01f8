ALTER TABLE "import" ADD COLUMN "waves" integer DEFAULT 1 NOT NULL;

ALTER TABLE "import_row" ADD COLUMN "wave" integer DEFAULT 0 NOT NULL;

CREATE TABLE "product_claim" (
	"id_company" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"id_owner" uuid NOT NULL,
	CONSTRAINT "product_claim_id_company_kind_value_pk" PRIMARY KEY("id_company","kind","value")
);


CREATE TABLE "product_images" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" jsonb,
	CONSTRAINT "product_images_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "area" drop column "search";

ALTER TABLE "area" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "business_source" drop column "search";

ALTER TABLE "business_source" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "currency" drop column "search";

ALTER TABLE "currency" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("symbol", ''))) STORED;

ALTER TABLE "department" drop column "search";

ALTER TABLE "department" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "item_group" drop column "search";

ALTER TABLE "item_group" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "kitchen_order" drop column "search";

ALTER TABLE "kitchen_order" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "matrix" drop column "search";

ALTER TABLE "matrix" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "modifier" drop column "search";

ALTER TABLE "modifier" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "pack" drop column "search";

ALTER TABLE "pack" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "payment_method" drop column "search";

ALTER TABLE "payment_method" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "product" drop column "search";

ALTER TABLE "product" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("external_code", '') || E'\n' || "bar_code_words" || E'\n' || "matrix_words")) STORED;

ALTER TABLE "rate" drop column "search";

ALTER TABLE "rate" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "region" drop column "search";

ALTER TABLE "region" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("iso", ''))) STORED;

ALTER TABLE "store" drop column "search";

ALTER TABLE "store" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("street", '') || E'\n' || coalesce("city", ''))) STORED;

ALTER TABLE "subdepartment" drop column "search";

ALTER TABLE "subdepartment" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "tax" drop column "search";

ALTER TABLE "tax" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "ticket_kind" drop column "search";

ALTER TABLE "ticket_kind" ADD COLUMN "search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names"))) STORED;

ALTER TABLE "product_claim" ADD CONSTRAINT "product_claim_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_images" ADD CONSTRAINT "product_images_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "product_unit_value_range" ON "product" USING btree (id_company,"unit_value") WHERE status <> 'D';

CREATE INDEX "product_unit_default_range" ON "product" USING btree (id_company,"unit_default") WHERE status <> 'D';

CREATE INDEX "tax_equivalence_surcharge_range" ON "tax" USING btree (id_company,"equivalence_surcharge") WHERE status <> 'D';

CREATE INDEX "ticket_kind_amount_range" ON "ticket_kind" USING btree (id_company,"amount") WHERE status <> 'D';

CREATE INDEX "ticket_kind_minimum_amount_range" ON "ticket_kind" USING btree (id_company,"minimum_amount") WHERE status <> 'D';

CREATE INDEX "area_search_index" ON "area" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "business_source_search_index" ON "business_source" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "currency_search_index" ON "currency" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "department_search_index" ON "department" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "item_group_search_index" ON "item_group" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "kitchen_order_search_index" ON "kitchen_order" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "matrix_search_index" ON "matrix" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "modifier_search_index" ON "modifier" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "pack_search_index" ON "pack" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "payment_method_search_index" ON "payment_method" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "product_search_index" ON "product" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "rate_search_index" ON "rate" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "region_search_index" ON "region" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "store_search_index" ON "store" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "subdepartment_search_index" ON "subdepartment" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "tax_search_index" ON "tax" USING gin (id_company,search gin_trgm_ops);

CREATE INDEX "ticket_kind_search_index" ON "ticket_kind" USING gin (id_company,search gin_trgm_ops);
