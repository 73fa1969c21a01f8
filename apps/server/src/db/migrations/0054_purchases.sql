CREATE TABLE "purchase" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_supplier" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'A' NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"document" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"supplier" text NOT NULL,
	"tax_number" text,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"total" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"costs" boolean NOT NULL,
	"id_corrected" uuid,
	"id_user" uuid NOT NULL,
	CONSTRAINT "purchase_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "purchase_number" UNIQUE("id_company","id_store","series","number")
);


CREATE TABLE "purchase_line" (
	"id_company" uuid NOT NULL,
	"id_purchase" uuid NOT NULL,
	"position" integer NOT NULL,
	"id_product" uuid,
	"name" text NOT NULL,
	"quantity" numeric NOT NULL,
	"price" numeric NOT NULL,
	"discount" numeric NOT NULL,
	"id_tax" uuid,
	"net" bigint NOT NULL,
	"is_counted" boolean NOT NULL,
	CONSTRAINT "purchase_line_id_company_id_purchase_position_pk" PRIMARY KEY("id_company","id_purchase","position")
);


ALTER TABLE "purchase" ADD CONSTRAINT "purchase_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "purchase" ADD CONSTRAINT "purchase_id_company_id_supplier_supplier_id_company_id_fk" FOREIGN KEY ("id_company","id_supplier") REFERENCES "public"."supplier"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "purchase" ADD CONSTRAINT "purchase_id_company_id_corrected_purchase_id_company_id_fk" FOREIGN KEY ("id_company","id_corrected") REFERENCES "public"."purchase"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_id_company_id_purchase_purchase_id_company_id_fk" FOREIGN KEY ("id_company","id_purchase") REFERENCES "public"."purchase"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE UNIQUE INDEX "purchase_document" ON "purchase" USING btree ("id_company","id_supplier",upper("document")) WHERE "purchase"."status" = 'A';

CREATE UNIQUE INDEX "purchase_corrected" ON "purchase" USING btree ("id_company","id_corrected") WHERE "purchase"."id_corrected" is not null;

CREATE INDEX "purchase_newest" ON "purchase" USING btree ("id_company","at","id");

CREATE INDEX "purchase_day" ON "purchase" USING btree ("id_company","id_store","day");
