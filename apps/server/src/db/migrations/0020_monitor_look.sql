-- Monitors that there are show what a new one does: read from one metre, pressed with fingers, in flowing columns.
ALTER TABLE "monitor" ADD COLUMN "distance" text NOT NULL DEFAULT '100';
ALTER TABLE "monitor" ADD COLUMN "touch" text NOT NULL DEFAULT 'S';
ALTER TABLE "monitor" ADD COLUMN "layout" text NOT NULL DEFAULT 'FLOW';
ALTER TABLE "monitor" ADD COLUMN "columns" integer NOT NULL DEFAULT 0;
ALTER TABLE "monitor" ALTER COLUMN "distance" DROP DEFAULT;
ALTER TABLE "monitor" ALTER COLUMN "touch" DROP DEFAULT;
ALTER TABLE "monitor" ALTER COLUMN "layout" DROP DEFAULT;
ALTER TABLE "monitor" ALTER COLUMN "columns" DROP DEFAULT;

CREATE INDEX "monitor_columns_range" ON "monitor" USING btree (id_company,"columns") WHERE status <> 'D';

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_distance_check" CHECK ("distance" in ('70', '100', '140', '200'));

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_touch_check" CHECK ("touch" in ('S', 'N'));

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_layout_check" CHECK ("layout" in ('FLOW', 'GRID'));
