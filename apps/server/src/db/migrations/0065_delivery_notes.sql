CREATE TABLE "delivery_note" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"commit_number" integer NOT NULL,
	"id_amended" uuid,
	"id_employee" uuid,
	"id_customer" uuid NOT NULL,
	"note" text NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"total" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"discounts" jsonb NOT NULL,
	"content" "bytea" NOT NULL,
	"received" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_note_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "delivery_note_number" UNIQUE("id_company","id_terminal","number")
);


CREATE TABLE "invoice_delivery_note" (
	"id_company" uuid NOT NULL,
	"id_invoice" uuid NOT NULL,
	"id_delivery_note" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_delivery_note_id_company_id_invoice_id_delivery_note_pk" PRIMARY KEY("id_company","id_invoice","id_delivery_note")
);


ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_id_company_id_amended_delivery_note_id_company_id_fk" FOREIGN KEY ("id_company","id_amended") REFERENCES "public"."delivery_note"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_delivery_note" ADD CONSTRAINT "invoice_delivery_note_id_company_id_invoice_invoice_id_company_id_fk" FOREIGN KEY ("id_company","id_invoice") REFERENCES "public"."invoice"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "invoice_delivery_note" ADD CONSTRAINT "invoice_delivery_note_id_company_id_delivery_note_delivery_note_id_company_id_fk" FOREIGN KEY ("id_company","id_delivery_note") REFERENCES "public"."delivery_note"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "delivery_note_newest" ON "delivery_note" USING btree ("id_company","at","id");

CREATE INDEX "delivery_note_customer" ON "delivery_note" USING btree ("id_company","id_customer","at");

CREATE INDEX "delivery_note_amended" ON "delivery_note" USING btree ("id_company","id_amended") WHERE "delivery_note"."id_amended" is not null;

CREATE UNIQUE INDEX "invoice_delivery_note_held" ON "invoice_delivery_note" USING btree ("id_company","id_delivery_note") WHERE "invoice_delivery_note"."is_held";

CREATE INDEX "invoice_day" ON "invoice" USING btree ("id_company","day");
