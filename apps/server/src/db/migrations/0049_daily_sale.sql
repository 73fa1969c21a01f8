CREATE TABLE "daily_sale" (
	"id_caller" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reading" jsonb NOT NULL,
	CONSTRAINT "daily_sale_id_caller_id_pk" PRIMARY KEY("id_caller","id")
);

