ALTER TABLE "fired_order" ADD COLUMN "has_preparation" boolean DEFAULT false NOT NULL;

ALTER TABLE "fired_order" ADD COLUMN "has_pickup" boolean DEFAULT false NOT NULL;

ALTER TABLE "kitchen_task" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;

ALTER TABLE "monitor" DROP CONSTRAINT "monitor_kind_check";

ALTER TABLE "monitor" ADD CONSTRAINT "monitor_kind_check" CHECK ("kind" in ('REGULAR', 'FASTFOOD', 'FULLORDER', 'PREPARATION', 'PICKUP'));
