CREATE TABLE "gateway_request" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"gateway" text NOT NULL,
	"region" text NOT NULL,
	"endpoint" text NOT NULL,
	"company" text NOT NULL,
	"store" text NOT NULL,
	"document" text NOT NULL,
	"attempt" integer NOT NULL,
	"outcome" text NOT NULL,
	"said" jsonb NOT NULL,
	"took" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "gateway_request_id_company_id_pk" PRIMARY KEY("id_company","id")
);


ALTER TABLE "pay_enrollment" DROP CONSTRAINT "pay_enrollment_state_check";

CREATE INDEX "gateway_request_newest" ON "gateway_request" USING btree ("id_company","at","id");

ALTER TABLE "pay_enrollment" ADD CONSTRAINT "pay_enrollment_state_check" CHECK ("state" in ('DRF', 'SNT', 'REV', 'ASK', 'APR', 'RJC'));
