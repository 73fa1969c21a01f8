CREATE TABLE "hub_order" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_store_service" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"service_kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"wanted" timestamp with time zone,
	"due" timestamp with time zone NOT NULL,
	"customer" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"table_name" text NOT NULL,
	"note" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"id_terminal" uuid,
	"number" integer,
	"is_taken_back" boolean DEFAULT false NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "hub_order_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "hub_order_code" UNIQUE("id_company","id_store_service","code")
);


CREATE TABLE "hub_qr" (
	"id_company" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "hub_qr_id_company_id_store_pk" PRIMARY KEY("id_company","id_store")
);


ALTER TABLE "hub_order" ADD CONSTRAINT "hub_order_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "hub_order" ADD CONSTRAINT "hub_order_service_fk" FOREIGN KEY ("id_company","id_store_service") REFERENCES "public"."store_service"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "hub_order" ADD CONSTRAINT "hub_order_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "hub_qr" ADD CONSTRAINT "hub_qr_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "hub_order_newest" ON "hub_order" USING btree ("id_company","at","id");

CREATE INDEX "hub_order_open" ON "hub_order" USING btree ("id_company","id_store","due") WHERE status not in ('DLV', 'RJT', 'CNS', 'CNC', 'CRC') and (status <> 'PPK' or service_kind in ('02', '03'));

CREATE INDEX "hub_order_to_take_back" ON "hub_order" USING btree ("id_company","id_terminal") WHERE status in ('CNS', 'CNC', 'CRC') and not is_taken_back;
