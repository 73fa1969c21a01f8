ALTER TABLE "company" ADD COLUMN "tax_number" text;

ALTER TABLE "company" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
