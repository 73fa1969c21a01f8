ALTER TABLE "mail" ADD COLUMN "id_document" uuid;

ALTER TABLE "mail" ADD COLUMN "lang" text;

CREATE TABLE "invoice" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"id_customer" uuid,
	"buyer" text NOT NULL,
	"tax_number" text NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"id_amended" uuid,
	"reason" text,
	"id_user" uuid NOT NULL,
	CONSTRAINT "invoice_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "invoice_number" UNIQUE("id_company","id_store","series","number")
);


CREATE TABLE "invoice_series" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"series" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_id_company_id_store_series_pk" PRIMARY KEY("id_company","id_store","series")
);


CREATE TABLE "invoice_ticket" (
	"id_company" uuid NOT NULL,
	"id_invoice" uuid NOT NULL,
	"id_ticket" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_ticket_id_company_id_invoice_id_ticket_pk" PRIMARY KEY("id_company","id_invoice","id_ticket")
);


ALTER TABLE "invoice" ADD CONSTRAINT "invoice_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice" ADD CONSTRAINT "invoice_id_company_id_amended_invoice_id_company_id_fk" FOREIGN KEY ("id_company","id_amended") REFERENCES "public"."invoice"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_ticket" ADD CONSTRAINT "invoice_ticket_id_company_id_invoice_invoice_id_company_id_fk" FOREIGN KEY ("id_company","id_invoice") REFERENCES "public"."invoice"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_ticket" ADD CONSTRAINT "invoice_ticket_id_company_id_ticket_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_ticket") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "invoice_amended" ON "invoice" USING btree ("id_company","id_amended") WHERE "invoice"."id_amended" is not null;

CREATE INDEX "invoice_public" ON "invoice" USING btree ("id");

CREATE INDEX "invoice_newest" ON "invoice" USING btree ("id_company","at","id");

CREATE UNIQUE INDEX "invoice_ticket_held" ON "invoice_ticket" USING btree ("id_company","id_ticket") WHERE "invoice_ticket"."is_held";
