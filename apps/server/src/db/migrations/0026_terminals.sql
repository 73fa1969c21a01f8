ALTER TABLE "terminal" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

ALTER TABLE "terminal" ADD COLUMN "software" text;

ALTER TABLE "terminal" DROP CONSTRAINT "terminal_name";

CREATE UNIQUE INDEX "terminal_name" ON "terminal" USING btree ("id_company","id_store","name") WHERE "terminal"."status" <> 'D';
