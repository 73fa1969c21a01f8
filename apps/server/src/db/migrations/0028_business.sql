CREATE TABLE "business_info" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image" jsonb,
	"legal_name" text,
	"taxpayer_type" text NOT NULL,
	"document_kind" text NOT NULL,
	"tax_number" text,
	"tax_regime" text,
	"fiscal_region" text,
	"street" text,
	"zip" text,
	"city" text,
	"country" text NOT NULL,
	"phone" text,
	"email" text,
	"url" text,
	"receipt_head" jsonb,
	"receipt_foot" jsonb,
	"day_start" time,
	"hours" jsonb,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("legal_name", '') || E'\n' || coalesce("tax_number", ''))) STORED,
	CONSTRAINT "business_info_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "business_info_one_check" CHECK (id = id_company),
	CONSTRAINT "business_info_taxpayer_type_check" CHECK ("taxpayer_type" in ('1', '2')),
	CONSTRAINT "business_info_document_kind_check" CHECK ("document_kind" in ('NIF', 'OTH')),
	CONSTRAINT "business_info_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


ALTER TABLE "business_info" ADD CONSTRAINT "business_info_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "business_info_code_key" ON "business_info" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "business_info_order_key" ON "business_info" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "business_info_day_start_range" ON "business_info" USING btree (id_company,"day_start") WHERE status <> 'D';

CREATE INDEX "business_info_search_index" ON "business_info" USING gin (id_company,search gin_trgm_ops);

INSERT INTO "business_info" ("id_company", "id", "code", "names", "taxpayer_type", "document_kind", "tax_number", "tax_regime", "country", "order", "status")
SELECT company."id_company", company."id_company", company."code", jsonb_build_object(main."iso", company."name"), '2',
	'NIF', company."tax_number", nullif(company."tax_regime", ''), company."country", 10, 'A'
FROM "company" JOIN "company_language" main ON main."id_company" = company."id_company" AND main."is_default";

ALTER TABLE "company" DROP COLUMN "tax_regime";

ALTER TABLE "company" DROP COLUMN "tax_number";
