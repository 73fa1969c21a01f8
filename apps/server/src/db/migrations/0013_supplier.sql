CREATE TABLE "supplier" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"document_kind" text NOT NULL,
	"document" text,
	"tax_kind" text NOT NULL,
	"id_rate" uuid,
	"email" text,
	"phone" text,
	"url" text,
	"street" text,
	"zip" text,
	"city" text,
	"country" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("document", '') || E'\n' || coalesce("city", ''))) STORED,
	CONSTRAINT "supplier_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "supplier_document_kind_check" CHECK ("document_kind" in ('NIF', 'PAS', 'DOC', 'CER', 'OTH')),
	CONSTRAINT "supplier_tax_kind_check" CHECK ("tax_kind" in ('1', '2', '3')),
	CONSTRAINT "supplier_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


ALTER TABLE "supplier" ADD CONSTRAINT "supplier_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "supplier" ADD CONSTRAINT "supplier_id_rate_fk" FOREIGN KEY ("id_company","id_rate") REFERENCES "public"."rate"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "supplier_code_key" ON "supplier" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "supplier_order_key" ON "supplier" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "supplier_names_en_gb_sort" ON "supplier" USING btree (id_company,("names" ->> 'en-GB') collate "en-x-icu",id) WHERE status <> 'D';

CREATE INDEX "supplier_names_es_es_sort" ON "supplier" USING btree (id_company,("names" ->> 'es-ES') collate "es-x-icu",id) WHERE status <> 'D';

CREATE INDEX "supplier_names_ar_eg_sort" ON "supplier" USING btree (id_company,("names" ->> 'ar-EG') collate "ar-x-icu",id) WHERE status <> 'D';

CREATE INDEX "supplier_id_rate_sort" ON "supplier" USING btree (id_company,"id_rate",id) WHERE status <> 'D';

CREATE INDEX "supplier_status_sort" ON "supplier" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "supplier_id_rate_index" ON "supplier" USING btree (id_company,id_rate);

CREATE INDEX "supplier_search_index" ON "supplier" USING gin (id_company,search gin_trgm_ops);
