CREATE TABLE "translate" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("key", '') || E'\n' || coalesce("text", ''))) STORED,
	CONSTRAINT "translate_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "translate_id_key" UNIQUE("id"),
	CONSTRAINT "translate_platform_check" CHECK (id_company = '00000000-0000-0000-0000-000000000000'),
	CONSTRAINT "translate_language_check" CHECK ("language" in ('en-GB', 'es-ES', 'ar-EG')),
	CONSTRAINT "translate_state_check" CHECK ("state" in ('A', 'P', 'I', 'E', 'R')),
	CONSTRAINT "translate_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE UNIQUE INDEX "translate_code_key" ON "translate" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "translate_order_key" ON "translate" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "translate_language_sort" ON "translate" USING btree (id_company,"language",id) WHERE status <> 'D';

CREATE INDEX "translate_state_sort" ON "translate" USING btree (id_company,"state",id) WHERE status <> 'D';

CREATE INDEX "translate_status_sort" ON "translate" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "translate_search_index" ON "translate" USING gin (id_company,search gin_trgm_ops);
