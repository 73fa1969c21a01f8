ALTER TABLE "kitchen_line" ADD COLUMN "came_from" integer;

ALTER TABLE "kitchen_line" ADD COLUMN "moved_to" integer;

ALTER TABLE "kitchen_line" ADD COLUMN "id_moved" uuid;
