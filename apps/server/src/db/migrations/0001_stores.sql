ALTER TABLE "store" ADD COLUMN "names" jsonb;

ALTER TABLE "store" ADD COLUMN "image" jsonb;

ALTER TABLE "store" ADD COLUMN "cash_allowed" text;

ALTER TABLE "store" ADD COLUMN "card_allowed" text;

ALTER TABLE "store" ADD COLUMN "app_allowed" text;

ALTER TABLE "store" ADD COLUMN "local_payment_allowed" text;

ALTER TABLE "store" ADD COLUMN "delivery_payment_allowed" text;

ALTER TABLE "store" ADD COLUMN "order" integer;

ALTER TABLE "store" ADD COLUMN "status" text;

ALTER TABLE "store" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "store" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT now() NOT NULL;

-- Stores that are there already: named in the default language, in the order of their codes, open.
ALTER TABLE "store" DISABLE ROW LEVEL SECURITY;

ALTER TABLE "company_language" DISABLE ROW LEVEL SECURITY;

UPDATE "store" SET
  "names" = jsonb_build_object(coalesce((SELECT main.iso FROM "company_language" main
    WHERE main.id_company = "store".id_company AND main.is_default), 'en-GB'), "store"."name"),
  "cash_allowed" = 'S', "card_allowed" = 'S', "app_allowed" = 'N', "local_payment_allowed" = 'S',
  "delivery_payment_allowed" = 'N', "order" = placed.place * 10, "status" = 'A'
FROM (SELECT id_company, id, row_number() OVER (PARTITION BY id_company ORDER BY code, id) AS place FROM "store") placed
WHERE placed.id_company = "store".id_company AND placed.id = "store".id;

ALTER TABLE "store" ALTER COLUMN "zip" DROP NOT NULL;

UPDATE "store" SET "zip" = NULL WHERE "zip" = '';

ALTER TABLE "store" DROP CONSTRAINT IF EXISTS "store_region_fk";

ALTER TABLE "store" ALTER COLUMN "names" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "cash_allowed" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "card_allowed" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "app_allowed" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "local_payment_allowed" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "delivery_payment_allowed" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "order" SET NOT NULL;

ALTER TABLE "store" ALTER COLUMN "status" SET NOT NULL;

CREATE TABLE "product_stock" (
	"id_company" uuid NOT NULL,
	"id_owner" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_store" uuid NOT NULL,
	"stock" numeric(20, 4) NOT NULL,
	"minimum" numeric(20, 4),
	CONSTRAINT "product_stock_id_company_id_owner_position_pk" PRIMARY KEY("id_company","id_owner","position")
);


ALTER TABLE "store" DROP CONSTRAINT "store_code";

ALTER TABLE "store" DROP CONSTRAINT "store_id_company_company_id_company_fk";


ALTER TABLE "store" ALTER COLUMN "created" SET DATA TYPE timestamp (3) with time zone;

ALTER TABLE "store" ALTER COLUMN "created" SET DEFAULT now();

ALTER TABLE "store" ADD COLUMN "search" text GENERATED ALWAYS AS (coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("street", '') || E'\n' || coalesce("city", '')) STORED;

ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."product"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_id_store_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "product_stock_id_store_index" ON "product_stock" USING btree (id_company,id_store);

ALTER TABLE "store" ADD CONSTRAINT "store_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "store" ADD CONSTRAINT "store_id_region_fk" FOREIGN KEY ("id_company","id_region") REFERENCES "public"."region"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "store_code_key" ON "store" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "store_order_key" ON "store" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "store_names_en_gb_sort" ON "store" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "store_names_es_es_sort" ON "store" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "store_names_ar_eg_sort" ON "store" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "store_id_region_sort" ON "store" USING btree (id_company,"id_region",id) WHERE status <> 'D';

CREATE INDEX "store_status_sort" ON "store" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "store_id_region_index" ON "store" USING btree (id_company,id_region);

CREATE INDEX "store_search_index" ON "store" USING gin (id_company,search gin_trgm_ops);

ALTER TABLE "store" ADD CONSTRAINT "store_cash_allowed_check" CHECK ("cash_allowed" in ('S', 'N'));

ALTER TABLE "store" ADD CONSTRAINT "store_card_allowed_check" CHECK ("card_allowed" in ('S', 'N'));

ALTER TABLE "store" ADD CONSTRAINT "store_app_allowed_check" CHECK ("app_allowed" in ('S', 'N'));

ALTER TABLE "store" ADD CONSTRAINT "store_local_payment_allowed_check" CHECK ("local_payment_allowed" in ('S', 'N'));

ALTER TABLE "store" ADD CONSTRAINT "store_delivery_payment_allowed_check" CHECK ("delivery_payment_allowed" in ('S', 'N'));

ALTER TABLE "store" ADD CONSTRAINT "store_status_check" CHECK ("status" in ('A', 'I', 'D'));

ALTER TABLE "store" DROP COLUMN "name";

ALTER TABLE "store" DROP COLUMN "last_commit";
