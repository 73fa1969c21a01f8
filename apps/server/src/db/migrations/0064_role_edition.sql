ALTER TABLE "role" ADD COLUMN "edition" uuid DEFAULT gen_random_uuid() NOT NULL;
