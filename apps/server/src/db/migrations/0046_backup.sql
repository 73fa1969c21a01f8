CREATE TABLE "backup" (
	"id_company" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"file_name" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"id_author" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"rested" timestamp with time zone,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"contents" jsonb,
	"salt" "bytea" NOT NULL,
	"worker" uuid,
	"heartbeat" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "backup_id_company_id_pk" PRIMARY KEY("id_company","id")
);


CREATE TABLE "backup_part" (
	"id_company" uuid NOT NULL,
	"id_backup" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "backup_part_id_company_id_backup_position_pk" PRIMARY KEY("id_company","id_backup","position")
);


ALTER TABLE "backup" ADD CONSTRAINT "backup_id_company_company_id_company_fk" FOREIGN KEY ("id_company") REFERENCES "public"."company"("id_company") ON DELETE no action ON UPDATE no action;

ALTER TABLE "backup_part" ADD CONSTRAINT "backup_part_id_company_id_backup_backup_id_company_id_fk" FOREIGN KEY ("id_company","id_backup") REFERENCES "public"."backup"("id_company","id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "backup_newest" ON "backup" USING btree ("id_company","created");

CREATE INDEX "backup_waiting" ON "backup" USING btree ("created") WHERE state in ('making', 'judging', 'restoring');
