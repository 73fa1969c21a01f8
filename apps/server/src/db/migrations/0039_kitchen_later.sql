ALTER TABLE "fired_order" ADD COLUMN "wanted" bigint;

ALTER TABLE "kitchen_line" ADD COLUMN "preparation" integer;

ALTER TABLE "product" ADD COLUMN "preparation_time" integer;

CREATE INDEX "product_preparation_time_range" ON "product" USING btree (id_company,"preparation_time") WHERE status <> 'D';
