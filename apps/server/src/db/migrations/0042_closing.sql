ALTER TABLE "company" ADD COLUMN "status" text DEFAULT 'A' NOT NULL;

ALTER TABLE "company" ADD COLUMN "maintenance" timestamp with time zone;
ALTER TABLE "message" DROP CONSTRAINT "message_id_company_company_id_company_fk";

