ALTER TABLE "fiscal_gateway" ADD COLUMN "certificate" jsonb;

ALTER TABLE "fiscal_gateway" ADD COLUMN "certificate_sealed" text;

ALTER TABLE "fiscal_gateway" ADD COLUMN "certificate_open" text;

ALTER TABLE "store" ADD COLUMN "hours" jsonb;

ALTER TABLE "store" ADD COLUMN "emitter_name" text;

ALTER TABLE "store" ADD COLUMN "emitter_tax_number" text;

ALTER TABLE "store" ADD COLUMN "certificate" jsonb;

ALTER TABLE "store" ADD COLUMN "certificate_sealed" text;

ALTER TABLE "store" ADD COLUMN "certificate_open" text;
