ALTER TABLE "store" ADD COLUMN "fiscal_branch" text;

ALTER TABLE "store" ADD COLUMN "fiscal_place" text;

ALTER TABLE "store" ADD COLUMN "township" text;

ALTER TABLE "store" ADD COLUMN "district" text;

ALTER TABLE "store" ADD COLUMN "latitude" numeric(20, 6);

ALTER TABLE "store" ADD COLUMN "longitude" numeric(20, 6);

CREATE INDEX "store_latitude_range" ON "store" USING btree (id_company,"latitude") WHERE status <> 'D';

CREATE INDEX "store_longitude_range" ON "store" USING btree (id_company,"longitude") WHERE status <> 'D';
