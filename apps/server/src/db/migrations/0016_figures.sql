ALTER TABLE "import_row" ADD COLUMN "numbers" integer[];

ALTER TABLE "import" ALTER COLUMN "decimal_sign" DROP DEFAULT;

ALTER TABLE "import" ALTER COLUMN "decimal_sign" DROP NOT NULL;
