-- A dish can be urgent, and be handed to another section; two dishes of a line may change places in one statement.
ALTER TABLE "kitchen_task" ADD COLUMN "is_rush" boolean NOT NULL DEFAULT false;

ALTER TABLE "kitchen_task" DROP CONSTRAINT "kitchen_task_section";
ALTER TABLE "kitchen_task" ADD CONSTRAINT "kitchen_task_section" UNIQUE ("id_company", "id_line", "id_section") DEFERRABLE INITIALLY IMMEDIATE;

-- Cooks of monitors that there are may do so.
ALTER TABLE "monitor" ADD COLUMN "transfer" text NOT NULL DEFAULT 'S';
ALTER TABLE "monitor" ALTER COLUMN "transfer" DROP DEFAULT;
ALTER TABLE "monitor" ADD CONSTRAINT "monitor_transfer_check" CHECK ("transfer" in ('S', 'N'));
