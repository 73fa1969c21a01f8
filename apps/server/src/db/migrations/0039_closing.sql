ALTER TABLE "company" ADD COLUMN "status" text DEFAULT 'A' NOT NULL;

ALTER TABLE "company" ADD COLUMN "maintenance" timestamp with time zone;
