ALTER TABLE "image" ADD COLUMN "small" "bytea";
