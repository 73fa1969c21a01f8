CREATE TABLE "fiscal_document" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_ticket" uuid NOT NULL,
	"region" text NOT NULL,
	"state" text DEFAULT 'W' NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"lacks" text[] DEFAULT '{}' NOT NULL,
	"tax_number" text,
	"place" integer,
	"series" text,
	"number" text,
	"issued" text,
	"identifier" text,
	"qr" text,
	"signature" text,
	"xml" text,
	"made" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"gateway" text,
	"said" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fiscal_document_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "fiscal_document_place" UNIQUE("id_company","id_store","tax_number","place")
);


ALTER TABLE "fiscal_document" ADD CONSTRAINT "fiscal_document_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "fiscal_document" ADD CONSTRAINT "fiscal_document_id_company_id_ticket_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_ticket") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "fiscal_document_current" ON "fiscal_document" USING btree ("id_company","id_ticket") WHERE "fiscal_document"."is_current";

CREATE INDEX "fiscal_document_due" ON "fiscal_document" USING btree ("due") WHERE "fiscal_document"."state" = 'W';
