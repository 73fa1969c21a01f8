CREATE TABLE "language" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"iso" text NOT NULL,
	"is_default" text NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (comanda_fold(coalesce("code", '') || E'\n' || comanda_texts("names") || E'\n' || coalesce("iso", ''))) STORED,
	CONSTRAINT "language_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "language_is_default_check" CHECK ("is_default" in ('S', 'N')),
	CONSTRAINT "language_status_check" CHECK ("status" in ('A', 'I', 'D'))
);


CREATE TABLE "language_claim" (
	"id_company" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"id_owner" uuid NOT NULL,
	CONSTRAINT "language_claim_id_company_kind_value_pk" PRIMARY KEY("id_company","kind","value")
);


ALTER TABLE "language" ADD CONSTRAINT "language_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "language_claim" ADD CONSTRAINT "language_claim_owner_fk" FOREIGN KEY ("id_company","id_owner") REFERENCES "public"."language"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "language_code_key" ON "language" USING btree (id_company,lower("code")) WHERE status <> 'D';

CREATE UNIQUE INDEX "language_is_default_key" ON "language" USING btree (id_company) WHERE is_default = 'S' and status <> 'D';

CREATE UNIQUE INDEX "language_order_key" ON "language" USING btree (id_company,"order") WHERE status <> 'D';

CREATE INDEX "language_is_default_sort" ON "language" USING btree (id_company,"is_default",id) WHERE status <> 'D';

CREATE INDEX "language_status_sort" ON "language" USING btree (id_company,"status",id) WHERE status <> 'D';

CREATE INDEX "language_search_index" ON "language" USING gin (id_company,search gin_trgm_ops);

ALTER TABLE "company_language" NO FORCE ROW LEVEL SECURITY;

INSERT INTO "language" ("id_company", "id", "code", "names", "iso", "is_default", "order", "status")
SELECT spoken."id_company", gen_random_uuid(), spoken."iso",
	jsonb_build_object(main."iso", CASE spoken."iso" WHEN 'en-GB' THEN 'English' WHEN 'es-ES' THEN 'Español' WHEN 'ar-EG' THEN 'العربية' ELSE spoken."iso" END),
	spoken."iso", CASE WHEN spoken."is_default" THEN 'S' ELSE 'N' END, spoken."position" * 10, 'A'
FROM "company_language" spoken JOIN "company_language" main ON main."id_company" = spoken."id_company" AND main."is_default";

INSERT INTO "language_claim" ("id_company", "kind", "value", "id_owner")
SELECT "id_company", 'iso', lower("iso"), "id" FROM "language";

DROP TABLE "company_language" CASCADE;

CREATE VIEW "company_language" WITH (security_invoker = true) AS
SELECT "id_company", "iso", "order" AS "position", "is_default" = 'S' AS "is_default" FROM "language" WHERE "status" = 'A';
