ALTER TABLE "import" ADD COLUMN "reading" jsonb DEFAULT '{}'::jsonb NOT NULL;

ALTER TABLE "import" ADD COLUMN "unpriced" jsonb;
