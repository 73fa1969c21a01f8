-- What screens say of themselves, what somebody has for them, and which monitor stands in for which.
ALTER TABLE "kitchen_screen" ADD COLUMN "release" integer;
ALTER TABLE "kitchen_screen" ADD COLUMN "is_audible" boolean;
ALTER TABLE "kitchen_screen" ADD COLUMN "message" jsonb;
ALTER TABLE "kitchen_screen" ADD COLUMN "reload" uuid;

CREATE TABLE "kitchen_cover" (
	"id_company" uuid NOT NULL,
	"id_monitor" uuid NOT NULL,
	"id_backup" uuid NOT NULL,
	"author" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitchen_cover_id_company_id_monitor_pk" PRIMARY KEY("id_company","id_monitor")
);

ALTER TABLE "kitchen_cover" ADD CONSTRAINT "kitchen_cover_id_company_id_monitor_monitor_id_company_id_fk" FOREIGN KEY ("id_company","id_monitor") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "kitchen_cover" ADD CONSTRAINT "kitchen_cover_id_company_id_backup_monitor_id_company_id_fk" FOREIGN KEY ("id_company","id_backup") REFERENCES "public"."monitor"("id_company","id") ON DELETE no action ON UPDATE no action;

CREATE INDEX "kitchen_cover_backup" ON "kitchen_cover" USING btree ("id_company","id_backup");
