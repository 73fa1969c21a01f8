ALTER TABLE "employee" ADD COLUMN "pin_mark" text;

ALTER TABLE "employee" ADD COLUMN "pin_hash" text;

CREATE UNIQUE INDEX "employee_pin_key" ON "employee" USING btree (id_company,pin_mark) WHERE status = 'A';

-- A PIN that stands there without a hash is one that no till takes: it has to be given anew.
UPDATE "employee" SET "pin" = NULL WHERE "pin" IS NOT NULL;
