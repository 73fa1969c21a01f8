ALTER TABLE "terminal" ADD COLUMN "told_silent" timestamp with time zone;
