-- Sums are made anew from their tickets when the server starts: they count cards now, by brand, kind and origin too.
TRUNCATE "sale_sum";

DROP INDEX IF EXISTS "sale_sum_key";

ALTER TABLE "sale_sum" ADD COLUMN "cards" bigint NOT NULL;

ALTER TABLE "sale_sum" ADD COLUMN "charges" bigint NOT NULL;

ALTER TABLE "sale_sum" ADD COLUMN "fees" bigint NOT NULL;

CREATE TABLE "card_movement" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"number" integer NOT NULL,
	"id_account" uuid NOT NULL,
	"merchant_number" text NOT NULL,
	"iban" text NOT NULL,
	"sweep" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"currency" text NOT NULL,
	"payments" integer NOT NULL,
	"gross" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"net" bigint NOT NULL,
	"id_user" uuid,
	CONSTRAINT "card_movement_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "card_movement_number" UNIQUE("id_company","number")
);


CREATE TABLE "card_payment" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_store" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"id_ticket" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"brand" text,
	"kind" text,
	"origin" text,
	"scope" text NOT NULL,
	"reader" text,
	"model" text,
	"id_account" uuid,
	"id_tariff" uuid,
	"fee" bigint,
	"id_movement" uuid,
	CONSTRAINT "card_payment_id_company_id_pk" PRIMARY KEY("id_company","id"),
	CONSTRAINT "card_payment_place" UNIQUE("id_company","id_ticket","position")
);


CREATE TABLE "card_reader" (
	"id_company" uuid NOT NULL,
	"serial" text NOT NULL,
	"model" text,
	"id_store" uuid NOT NULL,
	"id_terminal" uuid NOT NULL,
	"first" timestamp with time zone NOT NULL,
	"last" timestamp with time zone NOT NULL,
	"payments" integer NOT NULL,
	CONSTRAINT "card_reader_id_company_serial_pk" PRIMARY KEY("id_company","serial")
);


ALTER TABLE "card_movement" ADD CONSTRAINT "card_movement_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_payment" ADD CONSTRAINT "card_payment_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_payment" ADD CONSTRAINT "card_payment_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_payment" ADD CONSTRAINT "card_payment_id_company_id_ticket_ticket_id_company_id_fk" FOREIGN KEY ("id_company","id_ticket") REFERENCES "public"."ticket"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_payment" ADD CONSTRAINT "card_payment_id_company_id_movement_card_movement_id_company_id_fk" FOREIGN KEY ("id_company","id_movement") REFERENCES "public"."card_movement"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_reader" ADD CONSTRAINT "card_reader_id_company_id_store_store_id_company_id_fk" FOREIGN KEY ("id_company","id_store") REFERENCES "public"."store"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "card_reader" ADD CONSTRAINT "card_reader_id_company_id_terminal_terminal_id_company_id_fk" FOREIGN KEY ("id_company","id_terminal") REFERENCES "public"."terminal"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "card_movement_newest" ON "card_movement" USING btree ("id_company","day","id");

CREATE INDEX "card_payment_newest" ON "card_payment" USING btree ("id_company","at","id");

CREATE INDEX "card_payment_day" ON "card_payment" USING btree ("id_company","id_store","day");

CREATE INDEX "card_payment_movement" ON "card_payment" USING btree ("id_company","id_movement");

CREATE INDEX "card_payment_waits" ON "card_payment" USING btree ("id_company","id_store") WHERE "card_payment"."fee" is not null and "card_payment"."id_movement" is null;

-- What was paid by card before tills said by which: its card is unknown, and so is its fee.
ALTER TABLE "ticket" NO FORCE ROW LEVEL SECURITY;

ALTER TABLE "ticket_payment" NO FORCE ROW LEVEL SECURITY;

INSERT INTO "card_payment" ("id_company", "id", "id_store", "id_terminal", "id_ticket", "position", "at", "day", "currency",
  "amount", "scope")
SELECT sold."id_company", gen_random_uuid(), sold."id_store", sold."id_terminal", sold."id", payment."position", sold."at",
  sold."day", sold."currency", payment."amount", 'POS'
FROM "ticket_payment" payment
JOIN "ticket" sold ON sold."id_company" = payment."id_company" AND sold."id" = payment."id_ticket"
WHERE payment."kind" = 'T' AND NOT sold."training";
