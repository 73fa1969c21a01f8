DROP INDEX "kitchen_task_board";

CREATE INDEX "kitchen_task_board" ON "kitchen_task" USING btree ("id_company","id_store","id_section","status","moved");
