ALTER TABLE "business_group" ADD COLUMN "avatar_url" text;
