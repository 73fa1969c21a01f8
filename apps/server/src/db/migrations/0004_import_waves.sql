ALTER TABLE "import" ADD COLUMN "waves" integer DEFAULT 1 NOT NULL;

ALTER TABLE "import_row" ADD COLUMN "wave" integer DEFAULT 0 NOT NULL;
