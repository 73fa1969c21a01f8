ALTER TABLE "app_user" ADD COLUMN "confirmed" timestamp with time zone;

CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"occasion" text NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"origin" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"due" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended" timestamp with time zone,
	"outcome" text,
	"kept" jsonb
);


CREATE TABLE "one_time_link" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"id_user" uuid NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);


ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_id_user_app_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "mail_due" ON "mail" USING btree ("due") WHERE "mail"."ended" is null;

CREATE INDEX "mail_ended" ON "mail" USING btree ("ended");

CREATE INDEX "one_time_link_user" ON "one_time_link" USING btree ("id_user","purpose");

-- Accounts that are there were made by somebody who knew their owners: none of them waits to be confirmed.
ALTER TABLE "app_user" DISABLE ROW LEVEL SECURITY;

UPDATE "app_user" SET "confirmed" = "created";
